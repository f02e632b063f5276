-- Moderation: reports, hidden and removed reviews, suspended accounts, appeals, switches, and look-alikes.

create table reports (
  id text primary key,
  -- server or review
  subject_type text not null,
  subject_id text not null,
  user_id text not null,
  reason text not null,
  text text,
  -- open, dismissed or upheld
  status text not null,
  created_at bigint not null,
  decided_at bigint,
  unique (subject_type, subject_id, user_id)
);
create index reports_open on reports (status, created_at);
create index reports_user on reports (user_id);

-- Reviews that are hidden pending review by a moderator; their stars do not count until then.
create table hidden_reviews (
  review_id text primary key,
  listing_id text not null,
  hidden_at bigint not null
);
create index hidden_reviews_listing on hidden_reviews (listing_id);

-- Reviews that a moderator removed, complete, so that they can be restored. An id without a user is of a deleted account.
create table removed_reviews (
  id text primary key,
  listing_id text not null,
  user_id text not null,
  -- JSON of the original row.
  review text not null,
  reason text not null,
  decision_id text not null,
  removed_at bigint not null,
  unique (listing_id, user_id)
);
create index removed_reviews_user on removed_reviews (user_id);

create table suspensions (
  user_id text primary key,
  reason text not null,
  decision_id text not null,
  suspended_at bigint not null
);

-- Keyed hashes of users who deleted a suspended account: a new account is suspended, too.
create table suspended_keys (
  person_key text primary key,
  reason text not null,
  decision_id text not null,
  suspended_at bigint not null
);

-- One for each decision.
create table appeals (
  id text primary key,
  decision_id text not null unique,
  -- server, review or account
  kind text not null,
  subject_id text not null,
  user_id text,
  -- For a visitor who submitted without an account.
  submitter_key text,
  text text not null,
  -- open, accepted or rejected
  status text not null,
  answer text,
  created_at bigint not null,
  decided_at bigint
);
create index appeals_open on appeals (status, created_at);
create index appeals_user on appeals (user_id);

-- Quarantines that a moderator has reviewed, by listing and start.
create table quarantine_looks (
  listing_id text primary key,
  since bigint not null
);

create table switches (
  name text primary key,
  is_on bigint not null,
  changed_at bigint not null
);

create index admin_actions_subject on admin_actions (subject, created_at);

-- The name in the form that look-alikes are compared by; set at the next refresh of the listing.
alter table listings add column name_key text;
create index listings_name_key on listings (name_key);
create index listings_icon on listings (icon_hash);
