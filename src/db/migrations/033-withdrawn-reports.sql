-- Reviews that their authors deleted while they were reported are remembered too. The next one is hidden only if the
-- last one was.
alter table withdrawn_reviews add column was_hidden integer not null default 1;
