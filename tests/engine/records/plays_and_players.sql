BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'companion','games_and_entries','2026-11-18 11:42:24.251218+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'companion','box_and_settings','2026-11-18 11:42:24.253893+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'companion','plays_and_players','2026-11-18 11:42:24.260043+00:00');
CREATE TABLE aliases (name text primary key, player text not null, at text not null);
CREATE TABLE box (
            game text not null, item text not null, value text not null, at text not null,
            primary key (game, item)
        );
INSERT INTO "box" VALUES('toy','card.vp','4','2026-11-18T11:42:23.278+00:00');
CREATE TABLE entries (
            game integer not null references games (id), n integer not null, kind text not null,
            key text not null, value text not null, at text not null, primary key (game, n)
        );
INSERT INTO "entries" VALUES(1,0,'start','toy','{"box": {"card.vp": 4}, "luck": []}','2026-11-18T11:42:23.458+00:00');
INSERT INTO "entries" VALUES(1,1,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T11:42:23.459+00:00');
INSERT INTO "entries" VALUES(1,2,'answer','toy.roll','{"answer": [3, 1], "by": "app"}','2026-11-18T11:42:23.460+00:00');
INSERT INTO "entries" VALUES(1,3,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["f", "d", "c", "e", "b", "h", "a", "g"], ["b", "g", "d", "h", "e", "f", "c", "a"]]}','2026-11-18T11:42:23.461+00:00');
INSERT INTO "entries" VALUES(1,4,'answer','toy.deed','{"answer": "draw", "by": "hand"}','2026-11-18T11:42:23.461+00:00');
INSERT INTO "entries" VALUES(1,5,'answer','toy.draw','{"answer": "d", "by": "app"}','2026-11-18T11:42:23.464+00:00');
INSERT INTO "entries" VALUES(1,6,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T11:42:23.467+00:00');
INSERT INTO "entries" VALUES(1,7,'answer','toy.deed','{"answer": "pick", "by": "hand"}','2026-11-18T11:42:23.471+00:00');
INSERT INTO "entries" VALUES(1,8,'answer','toy.pick','{"answer": ["a", "c"], "by": "hand"}','2026-11-18T11:42:23.475+00:00');
INSERT INTO "entries" VALUES(1,9,'answer','toy.deed','{"answer": "name", "by": "hand"}','2026-11-18T11:42:23.479+00:00');
INSERT INTO "entries" VALUES(1,10,'answer','toy.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T11:42:23.483+00:00');
INSERT INTO "entries" VALUES(1,11,'answer','toy.deed','{"answer": "count", "by": "hand"}','2026-11-18T11:42:23.487+00:00');
INSERT INTO "entries" VALUES(1,12,'answer','toy.count','{"answer": 4, "by": "hand"}','2026-11-18T11:42:23.491+00:00');
INSERT INTO "entries" VALUES(1,13,'answer','toy.deed','{"answer": "tell", "by": "hand"}','2026-11-18T11:42:23.494+00:00');
INSERT INTO "entries" VALUES(1,14,'answer','toy.tell','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.498+00:00');
INSERT INTO "entries" VALUES(1,15,'adjust','red.vp','9','2026-11-18T11:42:23.502+00:00');
INSERT INTO "entries" VALUES(1,16,'track','gold','false','2026-11-18T11:42:23.504+00:00');
INSERT INTO "entries" VALUES(1,17,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T11:42:23.511+00:00');
INSERT INTO "entries" VALUES(1,18,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T11:42:23.516+00:00');
INSERT INTO "entries" VALUES(1,19,'go','','16','2026-11-18T11:42:23.518+00:00');
INSERT INTO "entries" VALUES(1,20,'answer','toy.deed','{"answer": "end", "by": "hand"}','2026-11-18T11:42:23.526+00:00');
INSERT INTO "entries" VALUES(1,21,'answer','toy.sheet','{"answer": {"players": [{"name": "red", "vp": 9}, {"name": "blue", "vp": 5}]}, "by": "hand"}','2026-11-18T11:42:23.530+00:00');
INSERT INTO "entries" VALUES(2,0,'start','toy','{"box": {"card.vp": 4}, "luck": []}','2026-11-18T11:42:23.539+00:00');
INSERT INTO "entries" VALUES(2,1,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T11:42:23.543+00:00');
INSERT INTO "entries" VALUES(2,2,'answer','toy.roll','{"answer": [3, 1], "by": "app"}','2026-11-18T11:42:23.546+00:00');
INSERT INTO "entries" VALUES(2,3,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["f", "d", "c", "e", "b", "h", "a", "g"], ["b", "g", "d", "h", "e", "f", "c", "a"]]}','2026-11-18T11:42:23.547+00:00');
INSERT INTO "entries" VALUES(2,4,'answer','toy.deed','{"answer": "draw", "by": "hand"}','2026-11-18T11:42:23.548+00:00');
INSERT INTO "entries" VALUES(2,5,'answer','toy.draw','{"answer": "d", "by": "app"}','2026-11-18T11:42:23.548+00:00');
INSERT INTO "entries" VALUES(2,6,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T11:42:23.552+00:00');
INSERT INTO "entries" VALUES(2,7,'answer','toy.deed','{"answer": "pick", "by": "hand"}','2026-11-18T11:42:23.553+00:00');
INSERT INTO "entries" VALUES(2,8,'answer','toy.pick','{"answer": ["a", "c"], "by": "hand"}','2026-11-18T11:42:23.554+00:00');
INSERT INTO "entries" VALUES(2,9,'answer','toy.deed','{"answer": "name", "by": "hand"}','2026-11-18T11:42:23.555+00:00');
INSERT INTO "entries" VALUES(2,10,'answer','toy.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T11:42:23.558+00:00');
INSERT INTO "entries" VALUES(2,11,'answer','toy.deed','{"answer": "count", "by": "hand"}','2026-11-18T11:42:23.559+00:00');
INSERT INTO "entries" VALUES(2,12,'answer','toy.count','{"answer": 4, "by": "hand"}','2026-11-18T11:42:23.559+00:00');
INSERT INTO "entries" VALUES(2,13,'answer','toy.deed','{"answer": "tell", "by": "hand"}','2026-11-18T11:42:23.563+00:00');
INSERT INTO "entries" VALUES(2,14,'answer','toy.tell','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.566+00:00');
INSERT INTO "entries" VALUES(2,15,'adjust','red.vp','9','2026-11-18T11:42:23.567+00:00');
INSERT INTO "entries" VALUES(2,16,'track','gold','false','2026-11-18T11:42:23.569+00:00');
INSERT INTO "entries" VALUES(2,17,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T11:42:23.570+00:00');
INSERT INTO "entries" VALUES(2,18,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T11:42:23.571+00:00');
INSERT INTO "entries" VALUES(2,19,'go','','16','2026-11-18T11:42:23.572+00:00');
INSERT INTO "entries" VALUES(2,20,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T11:42:23.573+00:00');
INSERT INTO "entries" VALUES(2,21,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T11:42:23.574+00:00');
INSERT INTO "entries" VALUES(3,0,'start','ruins','{"box": {}, "luck": []}','2026-11-18T11:42:23.575+00:00');
INSERT INTO "entries" VALUES(3,1,'answer','setup.players','{"answer": 2, "by": "hand"}','2026-11-18T11:42:23.578+00:00');
INSERT INTO "entries" VALUES(3,2,'answer','setup.color','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.586+00:00');
INSERT INTO "entries" VALUES(3,3,'answer','setup.name','{"answer": "", "by": "hand"}','2026-11-18T11:42:23.587+00:00');
INSERT INTO "entries" VALUES(3,4,'answer','setup.color','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.590+00:00');
INSERT INTO "entries" VALUES(3,5,'answer','setup.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T11:42:23.594+00:00');
INSERT INTO "entries" VALUES(3,6,'answer','setup.track','{"answer": ["wonders"], "by": "hand"}','2026-11-18T11:42:23.598+00:00');
INSERT INTO "entries" VALUES(3,7,'answer','setup.first','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.603+00:00');
INSERT INTO "entries" VALUES(3,8,'answer','ruins.checklist','{"answer": ["bag", "delvers", "hidden", "removed", "age", "row", "wonders", "tokens", "dice"], "by": "hand"}','2026-11-18T11:42:23.605+00:00');
INSERT INTO "entries" VALUES(3,9,'answer','ruins.wonders','{"answer": ["college_of_the_overseers", "blackened_cenotaph", "underground_library", "temple_of_clarity"], "by": "hand"}','2026-11-18T11:42:23.607+00:00');
INSERT INTO "entries" VALUES(3,10,'answer','ruins.reveal','{"answer": "blue_11", "by": "hand"}','2026-11-18T11:42:23.611+00:00');
INSERT INTO "entries" VALUES(3,11,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.619+00:00');
INSERT INTO "entries" VALUES(3,12,'answer','ruins.reveal','{"answer": "blue_9", "by": "hand"}','2026-11-18T11:42:23.622+00:00');
INSERT INTO "entries" VALUES(3,13,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.627+00:00');
INSERT INTO "entries" VALUES(3,14,'answer','ruins.reveal','{"answer": "purple_15", "by": "app"}','2026-11-18T11:42:23.630+00:00');
INSERT INTO "entries" VALUES(3,15,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.631+00:00');
INSERT INTO "entries" VALUES(3,16,'answer','ruins.reveal','{"answer": "peach_13", "by": "app"}','2026-11-18T11:42:23.632+00:00');
INSERT INTO "entries" VALUES(3,17,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.636+00:00');
INSERT INTO "entries" VALUES(3,18,'answer','ruins.who_built','{"answer": "nobody", "by": "hand"}','2026-11-18T11:42:23.646+00:00');
INSERT INTO "entries" VALUES(3,19,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.655+00:00');
INSERT INTO "entries" VALUES(3,20,'answer','ruins.which_ruin','{"answer": "blue_11", "by": "hand"}','2026-11-18T11:42:23.657+00:00');
INSERT INTO "entries" VALUES(3,21,'answer','ruins.reveal','{"answer": "green_11", "by": "hand"}','2026-11-18T11:42:23.671+00:00');
INSERT INTO "entries" VALUES(3,22,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.675+00:00');
INSERT INTO "entries" VALUES(3,23,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.679+00:00');
INSERT INTO "entries" VALUES(3,24,'answer','ruins.which_ruin','{"answer": "blue_9", "by": "hand"}','2026-11-18T11:42:23.683+00:00');
INSERT INTO "entries" VALUES(3,25,'answer','ruins.reveal','{"answer": "gray_11", "by": "hand"}','2026-11-18T11:42:23.687+00:00');
INSERT INTO "entries" VALUES(3,26,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.691+00:00');
INSERT INTO "entries" VALUES(3,27,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.695+00:00');
INSERT INTO "entries" VALUES(3,28,'answer','ruins.which_ruin','{"answer": "peach_13", "by": "hand"}','2026-11-18T11:42:23.703+00:00');
INSERT INTO "entries" VALUES(3,29,'answer','ruins.reveal','{"answer": "purple_13", "by": "hand"}','2026-11-18T11:42:23.707+00:00');
INSERT INTO "entries" VALUES(3,30,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.712+00:00');
INSERT INTO "entries" VALUES(3,31,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.718+00:00');
INSERT INTO "entries" VALUES(3,32,'answer','ruins.which_ruin','{"answer": "purple_15", "by": "hand"}','2026-11-18T11:42:23.726+00:00');
INSERT INTO "entries" VALUES(3,33,'answer','ruins.reveal','{"answer": "blue_15", "by": "app"}','2026-11-18T11:42:23.734+00:00');
INSERT INTO "entries" VALUES(3,34,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.742+00:00');
INSERT INTO "entries" VALUES(3,35,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.747+00:00');
INSERT INTO "entries" VALUES(3,36,'answer','ruins.which_ruin','{"answer": "purple_13", "by": "hand"}','2026-11-18T11:42:23.751+00:00');
INSERT INTO "entries" VALUES(3,37,'answer','ruins.reveal','{"answer": "gray_17", "by": "app"}','2026-11-18T11:42:23.755+00:00');
INSERT INTO "entries" VALUES(3,38,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.762+00:00');
INSERT INTO "entries" VALUES(3,39,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.767+00:00');
INSERT INTO "entries" VALUES(3,40,'answer','ruins.which_ruin','{"answer": "blue_15", "by": "hand"}','2026-11-18T11:42:23.771+00:00');
INSERT INTO "entries" VALUES(3,41,'answer','ruins.reveal','{"answer": "gray_15", "by": "hand"}','2026-11-18T11:42:23.775+00:00');
INSERT INTO "entries" VALUES(3,42,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.780+00:00');
INSERT INTO "entries" VALUES(3,43,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.783+00:00');
INSERT INTO "entries" VALUES(3,44,'answer','ruins.which_ruin','{"answer": "gray_17", "by": "hand"}','2026-11-18T11:42:23.787+00:00');
INSERT INTO "entries" VALUES(3,45,'answer','ruins.reveal','{"answer": "green_13", "by": "hand"}','2026-11-18T11:42:23.791+00:00');
INSERT INTO "entries" VALUES(3,46,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.794+00:00');
INSERT INTO "entries" VALUES(3,47,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.799+00:00');
INSERT INTO "entries" VALUES(3,48,'answer','ruins.which_ruin','{"answer": "gray_11", "by": "hand"}','2026-11-18T11:42:23.803+00:00');
INSERT INTO "entries" VALUES(3,49,'answer','ruins.reveal','{"answer": "blue_17", "by": "app"}','2026-11-18T11:42:23.807+00:00');
INSERT INTO "entries" VALUES(3,50,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.810+00:00');
INSERT INTO "entries" VALUES(3,51,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.811+00:00');
INSERT INTO "entries" VALUES(3,52,'answer','ruins.which_ruin','{"answer": "green_13", "by": "hand"}','2026-11-18T11:42:23.814+00:00');
INSERT INTO "entries" VALUES(3,53,'answer','ruins.reveal','{"answer": "green_9", "by": "hand"}','2026-11-18T11:42:23.815+00:00');
INSERT INTO "entries" VALUES(3,54,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.819+00:00');
INSERT INTO "entries" VALUES(3,55,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.822+00:00');
INSERT INTO "entries" VALUES(3,56,'answer','ruins.which_ruin','{"answer": "gray_15", "by": "hand"}','2026-11-18T11:42:23.823+00:00');
INSERT INTO "entries" VALUES(3,57,'answer','ruins.reveal_age','{"answer": "festival_of_reclamation", "by": "app"}','2026-11-18T11:42:23.827+00:00');
INSERT INTO "entries" VALUES(3,58,'answer','ruins.festival_of_reclamation','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.830+00:00');
INSERT INTO "entries" VALUES(3,59,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.832+00:00');
INSERT INTO "entries" VALUES(3,60,'answer','ruins.which_ruin','{"answer": "green_9", "by": "hand"}','2026-11-18T11:42:23.833+00:00');
INSERT INTO "entries" VALUES(3,61,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.835+00:00');
INSERT INTO "entries" VALUES(3,62,'answer','ruins.which_ruin','{"answer": "green_11", "by": "hand"}','2026-11-18T11:42:23.838+00:00');
INSERT INTO "entries" VALUES(3,63,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.842+00:00');
INSERT INTO "entries" VALUES(3,64,'answer','ruins.turn_up','{"answer": "peach_15", "by": "app"}','2026-11-18T11:42:23.844+00:00');
INSERT INTO "entries" VALUES(3,65,'answer','ruins.turn_up','{"answer": "gray_13", "by": "app"}','2026-11-18T11:42:23.846+00:00');
INSERT INTO "entries" VALUES(3,66,'answer','ruins.sheet','{"answer": {"players": [{"name": "red", "ruins": [{"color": "blue", "claim": 11}, {"color": "blue", "claim": 9}, {"color": "peach", "claim": 13}, {"color": "peach", "claim": 15}], "stones": {"black": 0, "red": 0, "blue": 0, "yellow": 0}, "wonders": []}, {"name": "\u0410\u043d\u043d\u0430", "ruins": [{"color": "purple", "claim": 15}, {"color": "green", "claim": 13}, {"color": "green", "claim": 11}, {"color": "blue", "claim": 17}, {"color": "gray", "claim": 13}], "stones": {"black": 0, "red": 0, "blue": 0, "yellow": 0}, "wonders": []}]}, "by": "hand"}','2026-11-18T11:42:23.851+00:00');
INSERT INTO "entries" VALUES(4,0,'start','ruins','{"box": {}, "luck": []}','2026-11-18T11:42:23.854+00:00');
INSERT INTO "entries" VALUES(4,1,'answer','setup.players','{"answer": 2, "by": "hand"}','2026-11-18T11:42:23.855+00:00');
INSERT INTO "entries" VALUES(4,2,'answer','setup.color','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.859+00:00');
INSERT INTO "entries" VALUES(4,3,'answer','setup.name','{"answer": "", "by": "hand"}','2026-11-18T11:42:23.862+00:00');
INSERT INTO "entries" VALUES(4,4,'answer','setup.color','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.863+00:00');
INSERT INTO "entries" VALUES(4,5,'answer','setup.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T11:42:23.867+00:00');
INSERT INTO "entries" VALUES(4,6,'answer','setup.track','{"answer": ["wonders"], "by": "hand"}','2026-11-18T11:42:23.871+00:00');
INSERT INTO "entries" VALUES(4,7,'answer','setup.first','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.874+00:00');
INSERT INTO "entries" VALUES(4,8,'answer','ruins.checklist','{"answer": ["bag", "delvers", "hidden", "removed", "age", "row", "wonders", "tokens", "dice"], "by": "hand"}','2026-11-18T11:42:23.878+00:00');
INSERT INTO "entries" VALUES(4,9,'answer','ruins.wonders','{"answer": ["college_of_the_overseers", "blackened_cenotaph", "underground_library", "temple_of_clarity"], "by": "hand"}','2026-11-18T11:42:23.882+00:00');
INSERT INTO "entries" VALUES(4,10,'answer','ruins.reveal','{"answer": "blue_11", "by": "hand"}','2026-11-18T11:42:23.886+00:00');
INSERT INTO "entries" VALUES(4,11,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.890+00:00');
INSERT INTO "entries" VALUES(4,12,'answer','ruins.reveal','{"answer": "blue_9", "by": "hand"}','2026-11-18T11:42:23.894+00:00');
INSERT INTO "entries" VALUES(4,13,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.898+00:00');
INSERT INTO "entries" VALUES(4,14,'answer','ruins.reveal','{"answer": "purple_15", "by": "app"}','2026-11-18T11:42:23.902+00:00');
INSERT INTO "entries" VALUES(4,15,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.905+00:00');
INSERT INTO "entries" VALUES(4,16,'answer','ruins.reveal','{"answer": "peach_13", "by": "app"}','2026-11-18T11:42:23.910+00:00');
INSERT INTO "entries" VALUES(4,17,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.912+00:00');
INSERT INTO "entries" VALUES(4,18,'answer','ruins.who_built','{"answer": "nobody", "by": "hand"}','2026-11-18T11:42:23.917+00:00');
INSERT INTO "entries" VALUES(4,19,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.922+00:00');
INSERT INTO "entries" VALUES(4,20,'answer','ruins.which_ruin','{"answer": "blue_11", "by": "hand"}','2026-11-18T11:42:23.924+00:00');
INSERT INTO "entries" VALUES(4,21,'answer','ruins.reveal','{"answer": "green_11", "by": "hand"}','2026-11-18T11:42:23.926+00:00');
INSERT INTO "entries" VALUES(4,22,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.930+00:00');
INSERT INTO "entries" VALUES(4,23,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.934+00:00');
INSERT INTO "entries" VALUES(4,24,'answer','ruins.which_ruin','{"answer": "blue_9", "by": "hand"}','2026-11-18T11:42:23.938+00:00');
INSERT INTO "entries" VALUES(4,25,'answer','ruins.reveal','{"answer": "gray_11", "by": "hand"}','2026-11-18T11:42:23.940+00:00');
INSERT INTO "entries" VALUES(4,26,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.944+00:00');
INSERT INTO "entries" VALUES(4,27,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T11:42:23.946+00:00');
INSERT INTO "entries" VALUES(4,28,'answer','ruins.which_ruin','{"answer": "peach_13", "by": "hand"}','2026-11-18T11:42:23.947+00:00');
INSERT INTO "entries" VALUES(4,29,'answer','ruins.reveal','{"answer": "purple_13", "by": "hand"}','2026-11-18T11:42:23.951+00:00');
INSERT INTO "entries" VALUES(4,30,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.954+00:00');
INSERT INTO "entries" VALUES(4,31,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T11:42:23.956+00:00');
INSERT INTO "entries" VALUES(4,32,'answer','ruins.which_ruin','{"answer": "purple_15", "by": "hand"}','2026-11-18T11:42:23.957+00:00');
INSERT INTO "entries" VALUES(4,33,'answer','ruins.reveal','{"answer": "blue_15", "by": "app"}','2026-11-18T11:42:23.959+00:00');
INSERT INTO "entries" VALUES(4,34,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.962+00:00');
INSERT INTO "entries" VALUES(4,35,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.963+00:00');
INSERT INTO "entries" VALUES(4,36,'answer','ruins.which_ruin','{"answer": "purple_13", "by": "hand"}','2026-11-18T11:42:23.967+00:00');
INSERT INTO "entries" VALUES(4,37,'answer','ruins.reveal','{"answer": "gray_17", "by": "app"}','2026-11-18T11:42:23.971+00:00');
INSERT INTO "entries" VALUES(4,38,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T11:42:23.975+00:00');
INSERT INTO "entries" VALUES(4,39,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T11:42:23.979+00:00');
INSERT INTO "entries" VALUES(4,40,'answer','ruins.which_ruin','{"answer": "blue_15", "by": "hand"}','2026-11-18T11:42:23.982+00:00');
CREATE TABLE games (
            id integer primary key, uid text not null unique, game text not null,
            name text not null default '', seed integer not null, status text not null,
            archived integer not null default 0, deleted text,
            started text not null, ended text, result text, version text not null
        , about text, changed text not null default '');
INSERT INTO "games" VALUES(1,'956b7ab778a849c59035fe58d08d3f5e','toy','',7,'finished',0,NULL,'2026-11-18T11:42:23.458+00:00','2026-11-18T11:42:23.531+00:00','{"players": [{"name": "red", "lines": [{"key": "vp", "vp": 9, "rule": {"book": "toy", "page": 1, "ours": false}}], "total": 9, "place": 1}, {"name": "blue", "lines": [{"key": "vp", "vp": 5, "rule": {"book": "toy", "page": 1, "ours": false}}], "total": 5, "place": 2}], "winners": ["red"], "tie_break": null}','0.1.0','{"seats": [["red", ""], ["blue", ""]], "first": "", "level": "", "options": [], "seconds": 0, "rolls": [["d6", 3, 1], ["d8", 1, 1]]}','2026-11-18T11:42:23.531+00:00');
INSERT INTO "games" VALUES(2,'55e10f83c93b4fa8bb22510813c5e56a','toy','',7,'under_way',0,NULL,'2026-11-18T11:42:23.539+00:00',NULL,NULL,'0.1.0',NULL,'');
INSERT INTO "games" VALUES(3,'f2f68d122f9f4ac1ad5100bfe3ee9c29','ruins','',2,'finished',0,NULL,'2026-11-18T11:42:23.575+00:00','2026-11-18T11:42:23.851+00:00','{"players": [{"name": "red", "lines": [{"key": "sets", "vp": 12, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "five_colors", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "cities", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "three_wonders", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}], "total": 12, "place": 2}, {"name": "\u0410\u043d\u043d\u0430", "lines": [{"key": "sets", "vp": 12, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "five_colors", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "cities", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "three_wonders", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}], "total": 12, "place": 1}], "winners": ["\u0410\u043d\u043d\u0430"], "tie_break": "highest_claim_values"}','0.1.0','{"seats": [["red", ""], ["yellow", "\u0410\u043d\u043d\u0430"]], "first": "red", "level": "", "options": [["setup.track", ["wonders"]]], "seconds": 0, "rolls": []}','2026-11-18T11:42:23.851+00:00');
INSERT INTO "games" VALUES(4,'cecc0de569604e76ab0c9d17db25642c','ruins','',2,'under_way',0,NULL,'2026-11-18T11:42:23.854+00:00',NULL,NULL,'0.1.0',NULL,'');
CREATE TABLE line_sums (game not null, name not null, line not null, times integer not null, vp integer not null, primary key (game, name, line)) without rowid;
INSERT INTO "line_sums" VALUES('ruins','','cities',1,0);
INSERT INTO "line_sums" VALUES('ruins','','five_colors',1,0);
INSERT INTO "line_sums" VALUES('ruins','','sets',1,12);
INSERT INTO "line_sums" VALUES('ruins','','three_wonders',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','cities',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','five_colors',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','sets',1,12);
INSERT INTO "line_sums" VALUES('ruins','Анна','three_wonders',1,0);
INSERT INTO "line_sums" VALUES('toy','','vp',2,14);
CREATE TABLE play_sums (game not null, status not null, plays integer not null, seconds integer not null, primary key (game, status)) without rowid;
INSERT INTO "play_sums" VALUES('ruins','finished',1,0);
INSERT INTO "play_sums" VALUES('toy','finished',1,0);
CREATE TABLE plays (
            id integer primary key references games (id), game text not null, status text not null,
            started text not null, ended text not null, seconds integer not null, level text not null
        );
INSERT INTO "plays" VALUES(1,'toy','finished','2026-11-18T11:42:23.458+00:00','2026-11-18T11:42:23.531+00:00',0,'');
INSERT INTO "plays" VALUES(3,'ruins','finished','2026-11-18T11:42:23.575+00:00','2026-11-18T11:42:23.851+00:00',0,'');
CREATE TABLE roll_sums (game not null, die not null, face not null, times integer not null, primary key (game, die, face)) without rowid;
INSERT INTO "roll_sums" VALUES('toy','d6',3,1);
INSERT INTO "roll_sums" VALUES('toy','d8',1,1);
CREATE TABLE score_sums (game not null, name not null, level not null, plays integer not null, wins integer not null, total integer not null, primary key (game, name, level)) without rowid;
INSERT INTO "score_sums" VALUES('ruins','','',1,0,12);
INSERT INTO "score_sums" VALUES('ruins','Анна','',1,1,12);
INSERT INTO "score_sums" VALUES('toy','','',2,1,14);
CREATE TABLE scores (
            play integer not null references plays (id), seat integer not null, color text not null,
            name text not null, game text not null, ended text not null, total integer not null,
            place integer not null, won integer not null, first integer not null, primary key (play, seat)
        );
INSERT INTO "scores" VALUES(1,0,'red','','toy','2026-11-18T11:42:23.531+00:00',9,1,1,0);
INSERT INTO "scores" VALUES(1,1,'blue','','toy','2026-11-18T11:42:23.531+00:00',5,2,0,0);
INSERT INTO "scores" VALUES(3,0,'red','','ruins','2026-11-18T11:42:23.851+00:00',12,2,0,1);
INSERT INTO "scores" VALUES(3,1,'yellow','Анна','ruins','2026-11-18T11:42:23.851+00:00',12,1,1,0);
CREATE TABLE settings (name text primary key, value text not null);
INSERT INTO "settings" VALUES('dice','"real"');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX games_by_status on games (status, archived, deleted);
CREATE INDEX plays_by_end on plays (ended);
CREATE INDEX plays_by_game on plays (game, ended);
CREATE INDEX scores_by_player on scores (name, ended);
CREATE INDEX scores_by_time on scores (game, name, ended);
CREATE INDEX scores_by_total on scores (game, name, total);
COMMIT;
