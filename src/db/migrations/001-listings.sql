-- Portable: text, bigint (times in epoch ms, booleans 0/1), double precision, JSON as text.
-- Lines that begin with "--postgres " run on PostgreSQL only.

create table listings (
  id text primary key,
  guild_id text not null unique,
  slug text not null unique,
  name text not null,
  description text,
  icon_hash text,
  banner_hash text,
  discovery_splash_hash text,
  splash_hash text,
  features text not null,
  categories text not null,
  tags text not null,
  language text,
  region text not null,
  verification_level bigint,
  nsfw_level bigint,
  premium_tier bigint,
  boost_count bigint,
  vanity_code text,
  server_tag text,
  traits text not null,
  requires_application bigint not null,
  channel_count bigint,
  role_count bigint,
  invite_code text,
  invite_expires_at bigint,
  invite_max_uses bigint,
  invite_state text not null,
  invite_state_since bigint not null,
  approval text not null,
  held_reason text,
  submitted_by text,
  submitter_key text,
  created_at bigint not null,
  updated_at bigint not null
);
create index listings_invite_code on listings (invite_code);
create index listings_approval on listings (approval, created_at);

-- Columns that change at every check are separate and not indexed, so that a sync writes one short row.
create table listing_counts (
  listing_id text primary key,
  member_count bigint,
  online_count bigint,
  counts_at bigint,
  checked_at bigint,
  invite_checked_at bigint,
  tried_at bigint,
  change_per_hour double precision,
  online_trend double precision not null,
  view_score double precision not null,
  recent_score double precision not null,
  view_score_at bigint not null,
  rating_sum bigint not null,
  rating_count bigint not null
);
--postgres alter table listing_counts set (fillfactor = 70);

create table sync_queue (
  listing_id text primary key,
  due_at bigint not null,
  -- When the upstream last answered about this listing, whatever the answer; 0 before, so that new listings come first.
  asked_at bigint not null
);
create index sync_queue_due on sync_queue (due_at);
create index sync_queue_asked on sync_queue (asked_at);

create table snapshots (
  listing_id text not null,
  taken_at bigint not null,
  member_count bigint,
  online_count bigint,
  primary key (listing_id, taken_at)
);

create table daily_views (
  listing_id text not null,
  day bigint not null,
  views bigint not null,
  primary key (listing_id, day)
);

create table visits (
  visit_key text primary key,
  seen_at bigint not null
);
create index visits_seen on visits (seen_at);

create table submissions (
  id text primary key,
  listing_id text not null,
  submitter_key text not null,
  held_reason text,
  created_at bigint not null
);
create index submissions_submitter on submissions (submitter_key, created_at);

create table guild_blocks (
  guild_id text primary key,
  reason text not null,
  created_at bigint not null
);

create table blocked_terms (
  term text primary key,
  created_at bigint not null
);

create table users (
  id text primary key,
  username text not null,
  avatar_url text,
  created_at bigint not null
);

create table reviews (
  id text primary key,
  listing_id text not null,
  user_id text not null,
  rating bigint not null,
  title text,
  content text not null,
  is_verified bigint not null,
  member_since bigint,
  helpful_count bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (listing_id, user_id)
);
create index reviews_listing on reviews (listing_id, created_at);

-- Changed listings in commit order: the catalog of every process follows them.
create table changes (
  revision bigint primary key,
  listing_id text not null,
  changed_at bigint not null
);

create table counters (
  name text primary key,
  value bigint not null
);
insert into counters (name, value) values ('changes', 0);

-- The installation-wide budget of upstream look-ups, in slots of half a minute, and its circuit breaker.
create table upstream_usage (
  slot bigint not null,
  priority text not null,
  used bigint not null,
  primary key (slot, priority)
);

create table upstream_breaker (
  id bigint primary key,
  open_until bigint not null,
  failures bigint not null,
  reason text
);
insert into upstream_breaker (id, open_until, failures, reason) values (1, 0, 0, null);

create table leases (
  name text primary key,
  holder text not null,
  held_until bigint not null
);
