-- Owners: claims of listed servers by their managers, their settings, and their statistics of visits.

create table listing_claims (
  listing_id text not null,
  user_id text not null,
  claimed_at bigint not null,
  primary key (listing_id, user_id)
);
create index listing_claims_user on listing_claims (user_id, listing_id);

-- When an owner chose the language and the invite; null while they are from the platform or a submitter.
alter table listings add column language_set_at bigint;
alter table listings add column invite_set_at bigint;
-- Number of edits by owners, null before the first: it detects concurrent edits.
alter table listings add column owner_edits bigint;
-- `approval` before its owners took it down; null while it is not taken down.
alter table listings add column approval_before text;

-- Separate from the listing, because it is long and only shown on its page. Markdown.
create table long_descriptions (
  listing_id text primary key,
  content text not null
);

-- Words of searches that led to a server's page. Only words of the server's own texts, so they reveal nothing about a user.
create table search_words (
  listing_id text not null,
  -- Days since 1970, UTC.
  day bigint not null,
  word text not null,
  visits bigint not null,
  primary key (listing_id, day, word)
);
create index search_words_day on search_words (day);
