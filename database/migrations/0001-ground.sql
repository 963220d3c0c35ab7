-- Counters of rate limits, shared by all instances. Unlogged: losing them in a crash costs nothing.
create unlogged table rate_limit_counts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create index rate_limit_counts_resets_at on rate_limit_counts (resets_at);
