-- Searches without results, for admins: only the folded words, nothing about the users.
create table unanswered_searches (
  question text primary key,
  -- Counted once per address and day.
  times bigint not null,
  last_at bigint not null
);
create index unanswered_searches_last on unanswered_searches (last_at);
