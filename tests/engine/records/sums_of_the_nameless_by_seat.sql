BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'companion','games_and_entries','2026-11-18 12:30:51.805467+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'companion','box_and_settings','2026-11-18 12:30:51.808608+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'companion','plays_and_players','2026-11-18 12:30:51.816011+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'companion','sums_of_the_nameless_by_seat','2026-11-18 12:30:51.821790+00:00');
CREATE TABLE aliases (name text primary key, player text not null, at text not null);
CREATE TABLE box (
            game text not null, item text not null, value text not null, at text not null,
            primary key (game, item)
        );
INSERT INTO "box" VALUES('toy','card.vp','4','2026-11-18T12:30:51.178+00:00');
CREATE TABLE entries (
            game integer not null references games (id), n integer not null, kind text not null,
            key text not null, value text not null, at text not null, primary key (game, n)
        );
INSERT INTO "entries" VALUES(1,0,'start','toy','{"box": {"card.vp": 4}, "luck": []}','2026-11-18T12:30:51.456+00:00');
INSERT INTO "entries" VALUES(1,1,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T12:30:51.457+00:00');
INSERT INTO "entries" VALUES(1,2,'answer','toy.roll','{"answer": [3, 1], "by": "app"}','2026-11-18T12:30:51.459+00:00');
INSERT INTO "entries" VALUES(1,3,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["f", "d", "c", "e", "b", "h", "a", "g"], ["b", "g", "d", "h", "e", "f", "c", "a"]]}','2026-11-18T12:30:51.459+00:00');
INSERT INTO "entries" VALUES(1,4,'answer','toy.deed','{"answer": "draw", "by": "hand"}','2026-11-18T12:30:51.461+00:00');
INSERT INTO "entries" VALUES(1,5,'answer','toy.draw','{"answer": "d", "by": "app"}','2026-11-18T12:30:51.467+00:00');
INSERT INTO "entries" VALUES(1,6,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T12:30:51.468+00:00');
INSERT INTO "entries" VALUES(1,7,'answer','toy.deed','{"answer": "pick", "by": "hand"}','2026-11-18T12:30:51.470+00:00');
INSERT INTO "entries" VALUES(1,8,'answer','toy.pick','{"answer": ["a", "c"], "by": "hand"}','2026-11-18T12:30:51.471+00:00');
INSERT INTO "entries" VALUES(1,9,'answer','toy.deed','{"answer": "name", "by": "hand"}','2026-11-18T12:30:51.475+00:00');
INSERT INTO "entries" VALUES(1,10,'answer','toy.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T12:30:51.479+00:00');
INSERT INTO "entries" VALUES(1,11,'answer','toy.deed','{"answer": "count", "by": "hand"}','2026-11-18T12:30:51.480+00:00');
INSERT INTO "entries" VALUES(1,12,'answer','toy.count','{"answer": 4, "by": "hand"}','2026-11-18T12:30:51.481+00:00');
INSERT INTO "entries" VALUES(1,13,'answer','toy.deed','{"answer": "tell", "by": "hand"}','2026-11-18T12:30:51.482+00:00');
INSERT INTO "entries" VALUES(1,14,'answer','toy.tell','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.487+00:00');
INSERT INTO "entries" VALUES(1,15,'adjust','red.vp','9','2026-11-18T12:30:51.489+00:00');
INSERT INTO "entries" VALUES(1,16,'track','gold','false','2026-11-18T12:30:51.489+00:00');
INSERT INTO "entries" VALUES(1,17,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T12:30:51.490+00:00');
INSERT INTO "entries" VALUES(1,18,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T12:30:51.494+00:00');
INSERT INTO "entries" VALUES(1,19,'go','','16','2026-11-18T12:30:51.499+00:00');
INSERT INTO "entries" VALUES(1,20,'answer','toy.deed','{"answer": "end", "by": "hand"}','2026-11-18T12:30:51.500+00:00');
INSERT INTO "entries" VALUES(1,21,'answer','toy.sheet','{"answer": {"players": [{"name": "red", "vp": 9}, {"name": "blue", "vp": 5}]}, "by": "hand"}','2026-11-18T12:30:51.502+00:00');
INSERT INTO "entries" VALUES(2,0,'start','toy','{"box": {"card.vp": 4}, "luck": []}','2026-11-18T12:30:51.504+00:00');
INSERT INTO "entries" VALUES(2,1,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T12:30:51.506+00:00');
INSERT INTO "entries" VALUES(2,2,'answer','toy.roll','{"answer": [3, 1], "by": "app"}','2026-11-18T12:30:51.507+00:00');
INSERT INTO "entries" VALUES(2,3,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["f", "d", "c", "e", "b", "h", "a", "g"], ["b", "g", "d", "h", "e", "f", "c", "a"]]}','2026-11-18T12:30:51.508+00:00');
INSERT INTO "entries" VALUES(2,4,'answer','toy.deed','{"answer": "draw", "by": "hand"}','2026-11-18T12:30:51.510+00:00');
INSERT INTO "entries" VALUES(2,5,'answer','toy.draw','{"answer": "d", "by": "app"}','2026-11-18T12:30:51.511+00:00');
INSERT INTO "entries" VALUES(2,6,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T12:30:51.513+00:00');
INSERT INTO "entries" VALUES(2,7,'answer','toy.deed','{"answer": "pick", "by": "hand"}','2026-11-18T12:30:51.514+00:00');
INSERT INTO "entries" VALUES(2,8,'answer','toy.pick','{"answer": ["a", "c"], "by": "hand"}','2026-11-18T12:30:51.519+00:00');
INSERT INTO "entries" VALUES(2,9,'answer','toy.deed','{"answer": "name", "by": "hand"}','2026-11-18T12:30:51.519+00:00');
INSERT INTO "entries" VALUES(2,10,'answer','toy.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T12:30:51.520+00:00');
INSERT INTO "entries" VALUES(2,11,'answer','toy.deed','{"answer": "count", "by": "hand"}','2026-11-18T12:30:51.520+00:00');
INSERT INTO "entries" VALUES(2,12,'answer','toy.count','{"answer": 4, "by": "hand"}','2026-11-18T12:30:51.522+00:00');
INSERT INTO "entries" VALUES(2,13,'answer','toy.deed','{"answer": "tell", "by": "hand"}','2026-11-18T12:30:51.523+00:00');
INSERT INTO "entries" VALUES(2,14,'answer','toy.tell','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.524+00:00');
INSERT INTO "entries" VALUES(2,15,'adjust','red.vp','9','2026-11-18T12:30:51.525+00:00');
INSERT INTO "entries" VALUES(2,16,'track','gold','false','2026-11-18T12:30:51.525+00:00');
INSERT INTO "entries" VALUES(2,17,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T12:30:51.526+00:00');
INSERT INTO "entries" VALUES(2,18,'answer','toy.deed','{"answer": "gain", "by": "hand"}','2026-11-18T12:30:51.526+00:00');
INSERT INTO "entries" VALUES(2,19,'go','','16','2026-11-18T12:30:51.527+00:00');
INSERT INTO "entries" VALUES(2,20,'answer','toy.deed','{"answer": "shuffle", "by": "hand", "luck": [["g", "a", "c", "e", "b", "d", "f", "h"], ["f", "g", "e", "b", "d", "h", "c", "a"]]}','2026-11-18T12:30:51.528+00:00');
INSERT INTO "entries" VALUES(2,21,'answer','toy.deed','{"answer": "roll", "by": "hand"}','2026-11-18T12:30:51.529+00:00');
INSERT INTO "entries" VALUES(3,0,'start','ruins','{"box": {}, "luck": []}','2026-11-18T12:30:51.531+00:00');
INSERT INTO "entries" VALUES(3,1,'answer','setup.players','{"answer": 2, "by": "hand"}','2026-11-18T12:30:51.532+00:00');
INSERT INTO "entries" VALUES(3,2,'answer','setup.color','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.533+00:00');
INSERT INTO "entries" VALUES(3,3,'answer','setup.name','{"answer": "", "by": "hand"}','2026-11-18T12:30:51.533+00:00');
INSERT INTO "entries" VALUES(3,4,'answer','setup.color','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.534+00:00');
INSERT INTO "entries" VALUES(3,5,'answer','setup.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T12:30:51.535+00:00');
INSERT INTO "entries" VALUES(3,6,'answer','setup.track','{"answer": ["wonders"], "by": "hand"}','2026-11-18T12:30:51.535+00:00');
INSERT INTO "entries" VALUES(3,7,'answer','setup.first','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.536+00:00');
INSERT INTO "entries" VALUES(3,8,'answer','ruins.checklist','{"answer": ["bag", "delvers", "hidden", "removed", "age", "row", "wonders", "tokens", "dice"], "by": "hand"}','2026-11-18T12:30:51.539+00:00');
INSERT INTO "entries" VALUES(3,9,'answer','ruins.wonders','{"answer": ["college_of_the_overseers", "blackened_cenotaph", "underground_library", "temple_of_clarity"], "by": "hand"}','2026-11-18T12:30:51.540+00:00');
INSERT INTO "entries" VALUES(3,10,'answer','ruins.reveal','{"answer": "blue_11", "by": "hand"}','2026-11-18T12:30:51.540+00:00');
INSERT INTO "entries" VALUES(3,11,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.543+00:00');
INSERT INTO "entries" VALUES(3,12,'answer','ruins.reveal','{"answer": "blue_9", "by": "hand"}','2026-11-18T12:30:51.544+00:00');
INSERT INTO "entries" VALUES(3,13,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.545+00:00');
INSERT INTO "entries" VALUES(3,14,'answer','ruins.reveal','{"answer": "purple_15", "by": "app"}','2026-11-18T12:30:51.545+00:00');
INSERT INTO "entries" VALUES(3,15,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.546+00:00');
INSERT INTO "entries" VALUES(3,16,'answer','ruins.reveal','{"answer": "peach_13", "by": "app"}','2026-11-18T12:30:51.547+00:00');
INSERT INTO "entries" VALUES(3,17,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.548+00:00');
INSERT INTO "entries" VALUES(3,18,'answer','ruins.who_built','{"answer": "nobody", "by": "hand"}','2026-11-18T12:30:51.549+00:00');
INSERT INTO "entries" VALUES(3,19,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.550+00:00');
INSERT INTO "entries" VALUES(3,20,'answer','ruins.which_ruin','{"answer": "blue_11", "by": "hand"}','2026-11-18T12:30:51.550+00:00');
INSERT INTO "entries" VALUES(3,21,'answer','ruins.reveal','{"answer": "green_11", "by": "hand"}','2026-11-18T12:30:51.552+00:00');
INSERT INTO "entries" VALUES(3,22,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.552+00:00');
INSERT INTO "entries" VALUES(3,23,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.553+00:00');
INSERT INTO "entries" VALUES(3,24,'answer','ruins.which_ruin','{"answer": "blue_9", "by": "hand"}','2026-11-18T12:30:51.554+00:00');
INSERT INTO "entries" VALUES(3,25,'answer','ruins.reveal','{"answer": "gray_11", "by": "hand"}','2026-11-18T12:30:51.555+00:00');
INSERT INTO "entries" VALUES(3,26,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.557+00:00');
INSERT INTO "entries" VALUES(3,27,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.557+00:00');
INSERT INTO "entries" VALUES(3,28,'answer','ruins.which_ruin','{"answer": "peach_13", "by": "hand"}','2026-11-18T12:30:51.559+00:00');
INSERT INTO "entries" VALUES(3,29,'answer','ruins.reveal','{"answer": "purple_13", "by": "hand"}','2026-11-18T12:30:51.560+00:00');
INSERT INTO "entries" VALUES(3,30,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.561+00:00');
INSERT INTO "entries" VALUES(3,31,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.563+00:00');
INSERT INTO "entries" VALUES(3,32,'answer','ruins.which_ruin','{"answer": "purple_15", "by": "hand"}','2026-11-18T12:30:51.564+00:00');
INSERT INTO "entries" VALUES(3,33,'answer','ruins.reveal','{"answer": "blue_15", "by": "app"}','2026-11-18T12:30:51.564+00:00');
INSERT INTO "entries" VALUES(3,34,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.565+00:00');
INSERT INTO "entries" VALUES(3,35,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.566+00:00');
INSERT INTO "entries" VALUES(3,36,'answer','ruins.which_ruin','{"answer": "purple_13", "by": "hand"}','2026-11-18T12:30:51.566+00:00');
INSERT INTO "entries" VALUES(3,37,'answer','ruins.reveal','{"answer": "gray_17", "by": "app"}','2026-11-18T12:30:51.567+00:00');
INSERT INTO "entries" VALUES(3,38,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.570+00:00');
INSERT INTO "entries" VALUES(3,39,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.571+00:00');
INSERT INTO "entries" VALUES(3,40,'answer','ruins.which_ruin','{"answer": "blue_15", "by": "hand"}','2026-11-18T12:30:51.572+00:00');
INSERT INTO "entries" VALUES(3,41,'answer','ruins.reveal','{"answer": "gray_15", "by": "hand"}','2026-11-18T12:30:51.573+00:00');
INSERT INTO "entries" VALUES(3,42,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.579+00:00');
INSERT INTO "entries" VALUES(3,43,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.579+00:00');
INSERT INTO "entries" VALUES(3,44,'answer','ruins.which_ruin','{"answer": "gray_17", "by": "hand"}','2026-11-18T12:30:51.582+00:00');
INSERT INTO "entries" VALUES(3,45,'answer','ruins.reveal','{"answer": "green_13", "by": "hand"}','2026-11-18T12:30:51.586+00:00');
INSERT INTO "entries" VALUES(3,46,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.590+00:00');
INSERT INTO "entries" VALUES(3,47,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.594+00:00');
INSERT INTO "entries" VALUES(3,48,'answer','ruins.which_ruin','{"answer": "gray_11", "by": "hand"}','2026-11-18T12:30:51.598+00:00');
INSERT INTO "entries" VALUES(3,49,'answer','ruins.reveal','{"answer": "blue_17", "by": "app"}','2026-11-18T12:30:51.602+00:00');
INSERT INTO "entries" VALUES(3,50,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.606+00:00');
INSERT INTO "entries" VALUES(3,51,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.610+00:00');
INSERT INTO "entries" VALUES(3,52,'answer','ruins.which_ruin','{"answer": "green_13", "by": "hand"}','2026-11-18T12:30:51.611+00:00');
INSERT INTO "entries" VALUES(3,53,'answer','ruins.reveal','{"answer": "green_9", "by": "hand"}','2026-11-18T12:30:51.613+00:00');
INSERT INTO "entries" VALUES(3,54,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.618+00:00');
INSERT INTO "entries" VALUES(3,55,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.619+00:00');
INSERT INTO "entries" VALUES(3,56,'answer','ruins.which_ruin','{"answer": "gray_15", "by": "hand"}','2026-11-18T12:30:51.622+00:00');
INSERT INTO "entries" VALUES(3,57,'answer','ruins.reveal_age','{"answer": "festival_of_reclamation", "by": "app"}','2026-11-18T12:30:51.626+00:00');
INSERT INTO "entries" VALUES(3,58,'answer','ruins.festival_of_reclamation','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.630+00:00');
INSERT INTO "entries" VALUES(3,59,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.631+00:00');
INSERT INTO "entries" VALUES(3,60,'answer','ruins.which_ruin','{"answer": "green_9", "by": "hand"}','2026-11-18T12:30:51.631+00:00');
INSERT INTO "entries" VALUES(3,61,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.633+00:00');
INSERT INTO "entries" VALUES(3,62,'answer','ruins.which_ruin','{"answer": "green_11", "by": "hand"}','2026-11-18T12:30:51.634+00:00');
INSERT INTO "entries" VALUES(3,63,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.638+00:00');
INSERT INTO "entries" VALUES(3,64,'answer','ruins.turn_up','{"answer": "peach_15", "by": "app"}','2026-11-18T12:30:51.642+00:00');
INSERT INTO "entries" VALUES(3,65,'answer','ruins.turn_up','{"answer": "gray_13", "by": "app"}','2026-11-18T12:30:51.644+00:00');
INSERT INTO "entries" VALUES(3,66,'answer','ruins.sheet','{"answer": {"players": [{"name": "red", "ruins": [{"color": "blue", "claim": 11}, {"color": "blue", "claim": 9}, {"color": "peach", "claim": 13}, {"color": "peach", "claim": 15}], "stones": {"black": 0, "red": 0, "blue": 0, "yellow": 0}, "wonders": []}, {"name": "\u0410\u043d\u043d\u0430", "ruins": [{"color": "purple", "claim": 15}, {"color": "green", "claim": 13}, {"color": "green", "claim": 11}, {"color": "blue", "claim": 17}, {"color": "gray", "claim": 13}], "stones": {"black": 0, "red": 0, "blue": 0, "yellow": 0}, "wonders": []}]}, "by": "hand"}','2026-11-18T12:30:51.645+00:00');
INSERT INTO "entries" VALUES(4,0,'start','ruins','{"box": {}, "luck": []}','2026-11-18T12:30:51.647+00:00');
INSERT INTO "entries" VALUES(4,1,'answer','setup.players','{"answer": 2, "by": "hand"}','2026-11-18T12:30:51.651+00:00');
INSERT INTO "entries" VALUES(4,2,'answer','setup.color','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.651+00:00');
INSERT INTO "entries" VALUES(4,3,'answer','setup.name','{"answer": "", "by": "hand"}','2026-11-18T12:30:51.652+00:00');
INSERT INTO "entries" VALUES(4,4,'answer','setup.color','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.654+00:00');
INSERT INTO "entries" VALUES(4,5,'answer','setup.name','{"answer": "\u0410\u043d\u043d\u0430", "by": "hand"}','2026-11-18T12:30:51.658+00:00');
INSERT INTO "entries" VALUES(4,6,'answer','setup.track','{"answer": ["wonders"], "by": "hand"}','2026-11-18T12:30:51.660+00:00');
INSERT INTO "entries" VALUES(4,7,'answer','setup.first','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.661+00:00');
INSERT INTO "entries" VALUES(4,8,'answer','ruins.checklist','{"answer": ["bag", "delvers", "hidden", "removed", "age", "row", "wonders", "tokens", "dice"], "by": "hand"}','2026-11-18T12:30:51.663+00:00');
INSERT INTO "entries" VALUES(4,9,'answer','ruins.wonders','{"answer": ["college_of_the_overseers", "blackened_cenotaph", "underground_library", "temple_of_clarity"], "by": "hand"}','2026-11-18T12:30:51.666+00:00');
INSERT INTO "entries" VALUES(4,10,'answer','ruins.reveal','{"answer": "blue_11", "by": "hand"}','2026-11-18T12:30:51.670+00:00');
INSERT INTO "entries" VALUES(4,11,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.674+00:00');
INSERT INTO "entries" VALUES(4,12,'answer','ruins.reveal','{"answer": "blue_9", "by": "hand"}','2026-11-18T12:30:51.678+00:00');
INSERT INTO "entries" VALUES(4,13,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.682+00:00');
INSERT INTO "entries" VALUES(4,14,'answer','ruins.reveal','{"answer": "purple_15", "by": "app"}','2026-11-18T12:30:51.686+00:00');
INSERT INTO "entries" VALUES(4,15,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.687+00:00');
INSERT INTO "entries" VALUES(4,16,'answer','ruins.reveal','{"answer": "peach_13", "by": "app"}','2026-11-18T12:30:51.690+00:00');
INSERT INTO "entries" VALUES(4,17,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.695+00:00');
INSERT INTO "entries" VALUES(4,18,'answer','ruins.who_built','{"answer": "nobody", "by": "hand"}','2026-11-18T12:30:51.698+00:00');
INSERT INTO "entries" VALUES(4,19,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.699+00:00');
INSERT INTO "entries" VALUES(4,20,'answer','ruins.which_ruin','{"answer": "blue_11", "by": "hand"}','2026-11-18T12:30:51.702+00:00');
INSERT INTO "entries" VALUES(4,21,'answer','ruins.reveal','{"answer": "green_11", "by": "hand"}','2026-11-18T12:30:51.707+00:00');
INSERT INTO "entries" VALUES(4,22,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.710+00:00');
INSERT INTO "entries" VALUES(4,23,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.711+00:00');
INSERT INTO "entries" VALUES(4,24,'answer','ruins.which_ruin','{"answer": "blue_9", "by": "hand"}','2026-11-18T12:30:51.713+00:00');
INSERT INTO "entries" VALUES(4,25,'answer','ruins.reveal','{"answer": "gray_11", "by": "hand"}','2026-11-18T12:30:51.718+00:00');
INSERT INTO "entries" VALUES(4,26,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.722+00:00');
INSERT INTO "entries" VALUES(4,27,'answer','ruins.who_claimed','{"answer": "red", "by": "hand"}','2026-11-18T12:30:51.723+00:00');
INSERT INTO "entries" VALUES(4,28,'answer','ruins.which_ruin','{"answer": "peach_13", "by": "hand"}','2026-11-18T12:30:51.726+00:00');
INSERT INTO "entries" VALUES(4,29,'answer','ruins.reveal','{"answer": "purple_13", "by": "hand"}','2026-11-18T12:30:51.730+00:00');
INSERT INTO "entries" VALUES(4,30,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.738+00:00');
INSERT INTO "entries" VALUES(4,31,'answer','ruins.who_claimed','{"answer": "yellow", "by": "hand"}','2026-11-18T12:30:51.742+00:00');
INSERT INTO "entries" VALUES(4,32,'answer','ruins.which_ruin','{"answer": "purple_15", "by": "hand"}','2026-11-18T12:30:51.746+00:00');
INSERT INTO "entries" VALUES(4,33,'answer','ruins.reveal','{"answer": "blue_15", "by": "app"}','2026-11-18T12:30:51.750+00:00');
INSERT INTO "entries" VALUES(4,34,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.754+00:00');
INSERT INTO "entries" VALUES(4,35,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.758+00:00');
INSERT INTO "entries" VALUES(4,36,'answer','ruins.which_ruin','{"answer": "purple_13", "by": "hand"}','2026-11-18T12:30:51.760+00:00');
INSERT INTO "entries" VALUES(4,37,'answer','ruins.reveal','{"answer": "gray_17", "by": "app"}','2026-11-18T12:30:51.761+00:00');
INSERT INTO "entries" VALUES(4,38,'answer','ruins.lay_stones','{"answer": null, "by": "hand"}','2026-11-18T12:30:51.763+00:00');
INSERT INTO "entries" VALUES(4,39,'answer','ruins.who_claimed','{"answer": "removed", "by": "hand"}','2026-11-18T12:30:51.763+00:00');
INSERT INTO "entries" VALUES(4,40,'answer','ruins.which_ruin','{"answer": "blue_15", "by": "hand"}','2026-11-18T12:30:51.766+00:00');
CREATE TABLE games (
            id integer primary key, uid text not null unique, game text not null,
            name text not null default '', seed integer not null, status text not null,
            archived integer not null default 0, deleted text,
            started text not null, ended text, result text, version text not null
        , about text, changed text not null default '');
INSERT INTO "games" VALUES(1,'50d7914a919f4740ada55e028f0ee079','toy','',7,'finished',0,NULL,'2026-11-18T12:30:51.456+00:00','2026-11-18T12:30:51.503+00:00','{"players": [{"name": "red", "lines": [{"key": "vp", "vp": 9, "rule": {"book": "toy", "page": 1, "ours": false}}], "total": 9, "place": 1}, {"name": "blue", "lines": [{"key": "vp", "vp": 5, "rule": {"book": "toy", "page": 1, "ours": false}}], "total": 5, "place": 2}], "winners": ["red"], "tie_break": null}','0.1.0','{"seats": [["red", ""], ["blue", ""]], "first": "", "level": "", "options": [], "seconds": 0, "rolls": [["d6", 3, 1], ["d8", 1, 1]]}','2026-11-18T12:30:51.503+00:00');
INSERT INTO "games" VALUES(2,'c6bd1c0c3fdf46658e30aebd4b0c98bc','toy','',7,'under_way',0,NULL,'2026-11-18T12:30:51.504+00:00',NULL,NULL,'0.1.0',NULL,'');
INSERT INTO "games" VALUES(3,'91a22d7c421045c6b33f222043d1e1ad','ruins','',2,'finished',0,NULL,'2026-11-18T12:30:51.531+00:00','2026-11-18T12:30:51.645+00:00','{"players": [{"name": "red", "lines": [{"key": "sets", "vp": 12, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "five_colors", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "cities", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "three_wonders", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}], "total": 12, "place": 2}, {"name": "\u0410\u043d\u043d\u0430", "lines": [{"key": "sets", "vp": 12, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "five_colors", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "cities", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}, {"key": "three_wonders", "vp": 0, "rule": {"book": "ruins", "page": 12, "ours": false}}], "total": 12, "place": 1}], "winners": ["\u0410\u043d\u043d\u0430"], "tie_break": "highest_claim_values"}','0.1.0','{"seats": [["red", ""], ["yellow", "\u0410\u043d\u043d\u0430"]], "first": "red", "level": "", "options": [["setup.track", ["wonders"]]], "seconds": 0, "rolls": []}','2026-11-18T12:30:51.645+00:00');
INSERT INTO "games" VALUES(4,'98954f495f4e4c50ac8a0c7915fdb197','ruins','',2,'under_way',0,NULL,'2026-11-18T12:30:51.647+00:00',NULL,NULL,'0.1.0',NULL,'');
CREATE TABLE line_sums (game not null, name not null, seat not null, line not null, times integer not null, vp integer not null, primary key (game, name, seat, line)) without rowid;
INSERT INTO "line_sums" VALUES('ruins','','red','cities',1,0);
INSERT INTO "line_sums" VALUES('ruins','','red','five_colors',1,0);
INSERT INTO "line_sums" VALUES('ruins','','red','sets',1,12);
INSERT INTO "line_sums" VALUES('ruins','','red','three_wonders',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','','cities',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','','five_colors',1,0);
INSERT INTO "line_sums" VALUES('ruins','Анна','','sets',1,12);
INSERT INTO "line_sums" VALUES('ruins','Анна','','three_wonders',1,0);
INSERT INTO "line_sums" VALUES('toy','','blue','vp',1,5);
INSERT INTO "line_sums" VALUES('toy','','red','vp',1,9);
CREATE TABLE play_sums (game not null, status not null, plays integer not null, seconds integer not null, primary key (game, status)) without rowid;
INSERT INTO "play_sums" VALUES('ruins','finished',1,0);
INSERT INTO "play_sums" VALUES('toy','finished',1,0);
CREATE TABLE plays (
            id integer primary key references games (id), game text not null, status text not null,
            started text not null, ended text not null, seconds integer not null, level text not null
        );
INSERT INTO "plays" VALUES(1,'toy','finished','2026-11-18T12:30:51.456+00:00','2026-11-18T12:30:51.503+00:00',0,'');
INSERT INTO "plays" VALUES(3,'ruins','finished','2026-11-18T12:30:51.531+00:00','2026-11-18T12:30:51.645+00:00',0,'');
CREATE TABLE roll_sums (game not null, die not null, face not null, times integer not null, primary key (game, die, face)) without rowid;
INSERT INTO "roll_sums" VALUES('toy','d6',3,1);
INSERT INTO "roll_sums" VALUES('toy','d8',1,1);
CREATE TABLE score_sums (game not null, name not null, seat not null, level not null, plays integer not null, wins integer not null, total integer not null, primary key (game, name, seat, level)) without rowid;
INSERT INTO "score_sums" VALUES('ruins','','red','',1,0,12);
INSERT INTO "score_sums" VALUES('ruins','Анна','','',1,1,12);
INSERT INTO "score_sums" VALUES('toy','','blue','',1,0,5);
INSERT INTO "score_sums" VALUES('toy','','red','',1,1,9);
CREATE TABLE scores (
            play integer not null references plays (id), seat integer not null, color text not null,
            name text not null, game text not null, ended text not null, total integer not null,
            place integer not null, won integer not null, first integer not null, primary key (play, seat)
        );
INSERT INTO "scores" VALUES(1,0,'red','','toy','2026-11-18T12:30:51.503+00:00',9,1,1,0);
INSERT INTO "scores" VALUES(1,1,'blue','','toy','2026-11-18T12:30:51.503+00:00',5,2,0,0);
INSERT INTO "scores" VALUES(3,0,'red','','ruins','2026-11-18T12:30:51.645+00:00',12,2,0,1);
INSERT INTO "scores" VALUES(3,1,'yellow','Анна','ruins','2026-11-18T12:30:51.645+00:00',12,1,1,0);
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
