-- Users: accounts, their actions, and the points that these earn.

alter table users add column discord_id text;
alter table users add column display_name text;
alter table users add column avatar_hash text;
alter table users add column discriminator text;
alter table users add column email text;
alter table users add column bio text;
alter table users add column discord_tag text;
alter table users add column website text;
alter table users add column location text;
-- IANA name, as last sent by the browser; null before.
alter table users add column time_zone text;
-- When the user's guild list was last read; null without consent.
alter table users add column guilds_at bigint;
create unique index users_discord on users (discord_id);

-- The platform's tokens, encrypted. Deleted with the account's last session.
create table user_tokens (
  user_id text primary key,
  access_token text not null,
  refresh_token text,
  scopes text not null,
  expires_at bigint not null
);

-- A pending sign-in: valid once, for the browser that started it.
create table sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  code_verifier text not null,
  return_to text not null,
  created_at bigint not null
);
create index sign_ins_created on sign_ins (created_at);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null
);
create index sessions_user on sessions (user_id, seen_at);
create index sessions_seen on sessions (seen_at);

-- The guilds of a user's own list, with the time of first sight of each.
create table user_guilds (
  user_id text not null,
  guild_id text not null,
  name text not null,
  icon_hash text,
  features text not null,
  member_count bigint,
  online_count bigint,
  -- 1 if the user has the manage-server permission, or is the owner or an administrator.
  is_manager bigint not null,
  first_seen_at bigint not null,
  seen_at bigint not null,
  primary key (user_id, guild_id)
);
create index user_guilds_guild on user_guilds (guild_id);

-- Recent views across all listings.
create index daily_views_day on daily_views (day, listing_id, views);

create table favorites (
  user_id text not null,
  listing_id text not null,
  created_at bigint not null,
  primary key (user_id, listing_id)
);
create index favorites_listing on favorites (listing_id, created_at);
create index favorites_user on favorites (user_id, created_at, listing_id);

create index reviews_user on reviews (user_id, created_at, id);
create index listings_submitted_by on listings (submitted_by, created_at, id);
-- One for each order of a server's reviews, including the tie-breaker.
drop index reviews_listing;
create index reviews_time on reviews (listing_id, created_at, id);
create index reviews_rating on reviews (listing_id, rating, created_at, id);
create index reviews_helpful on reviews (listing_id, helpful_count, created_at, id);
alter table reviews add column reply text;
alter table reviews add column replied_at bigint;

create table review_votes (
  review_id text not null,
  user_id text not null,
  created_at bigint not null,
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

-- One row for each thing that earned points; deleted with the thing.
create table points (
  user_id text not null,
  kind text not null,
  subject text not null,
  points bigint not null,
  -- The day in the user's time zone, in days since 1970.
  day bigint not null,
  created_at bigint not null,
  primary key (user_id, kind, subject)
);
create index points_day on points (user_id, kind, day);

-- Sums over `points`, updated with every change of it, so that ranks are read from an index.
create table user_totals (
  user_id text primary key,
  points bigint not null,
  submissions bigint not null,
  reviews bigint not null,
  favorites bigint not null,
  discoveries bigint not null,
  achievements bigint not null,
  -- Consecutive days up to `last_login_day`, and the maximum so far.
  streak bigint not null,
  longest_streak bigint not null,
  last_login_day bigint
);
create index user_totals_points on user_totals (points);
create index user_totals_submissions on user_totals (submissions);
create index user_totals_reviews on user_totals (reviews);
