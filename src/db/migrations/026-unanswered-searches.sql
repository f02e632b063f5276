-- Searches that found nothing, for admins: the words alone, folded, and nobody who typed them.
create table unanswered_searches (
  question text primary key,
  -- Once for an address and a day.
  times bigint not null,
  last_at bigint not null
);
create index unanswered_searches_last on unanswered_searches (last_at);
