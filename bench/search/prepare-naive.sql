create table naive_positions as
  select p.*, b.business_name,
    setweight(to_tsvector('norwegian', p.title), 'A') || setweight(to_tsvector('norwegian', b.business_name), 'B')
    || setweight(to_tsvector('norwegian', p.description || ' ' || p.requirements), 'C')
    || setweight(to_tsvector('norwegian', coalesce(p.location, '')), 'D') as words
  from positions p join businesses b on b.id = p.business_id;
create index on naive_positions using gin (words);
create index on naive_positions (featured desc, created_at desc);
analyze naive_positions;
