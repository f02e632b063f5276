-- Health of listings, computed when their data changes, and the alerts that it raises.

create table listing_health (
  listing_id text primary key,
  score bigint not null,
  trend text not null,
  member_growth double precision,
  online_ratio double precision,
  engagement double precision,
  average_rating bigint not null,
  total_reviews bigint not null,
  activity double precision,
  positive_ratio double precision,
  channel_activity double precision,
  response_ms bigint,
  moderation bigint,
  is_invite_valid bigint not null,
  worst_alert text,
  -- JSON: [day since 1970, last score of that day] of the last 14 days, oldest first.
  scores text not null default '[]',
  computed_at bigint not null,
  due_at bigint not null
);
create index listing_health_due on listing_health (due_at);
-- Existing listings are due immediately.
insert into listing_health (listing_id, score, trend, average_rating, total_reviews, is_invite_valid, computed_at, due_at)
  select id, 0, 'stable', 0, 0, 1, 0, 0 from listings;

create table health_alerts (
  id text primary key,
  listing_id text not null,
  type text not null,
  severity text not null,
  message text not null,
  -- listing:type while open, null once closed: unique, so that a cause has one open alert at a time.
  open_key text unique,
  created_at bigint not null,
  closed_at bigint
);
create index health_alerts_listing on health_alerts (listing_id, closed_at);

create table alert_reads (
  alert_id text not null,
  user_id text not null,
  read_at bigint not null,
  primary key (alert_id, user_id)
);
create index alert_reads_user on alert_reads (user_id);

alter table daily_views add column joins bigint not null default 0;
alter table listing_counts add column response_ms bigint;

-- Health follows `changes` from this revision on.
insert into counters (name, value) select 'health', value from counters where name = 'changes';
