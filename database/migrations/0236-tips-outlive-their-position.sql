-- A tip stays with its application when its position is deleted: its mail has a link that ends all of them, and it still counts.
alter table position_tips
  alter column position_id drop not null,
  drop constraint position_tips_position_id_fkey,
  add constraint position_tips_position_id_fkey foreign key (position_id) references positions (id) on delete set null;
