-- Accounts came after these tables.
alter table followed_positions add foreign key (user_id) references users on delete cascade;
alter table followed_businesses add foreign key (user_id) references users on delete cascade;
alter table saved_searches add foreign key (user_id) references users on delete cascade;
alter table business_shares add foreign key (user_id) references users on delete cascade;
