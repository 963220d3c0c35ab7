-- What somebody who follows a position writes of it, for nobody else.
alter table followed_positions add column note text not null default '' check (char_length(note) <= 1000);
