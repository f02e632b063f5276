-- Alerts of a claimed server, sent on to an address that an owner gave.

create table webhooks (
  listing_id text primary key,
  url text not null,
  -- What the deliveries are signed with, sealed.
  secret text not null,
  created_at bigint not null,
  -- Alerts up to this time have been put into the queue.
  alerts_until bigint not null,
  delivered_at bigint,
  -- Why the last try failed; null after one that did not.
  failure text,
  failed_at bigint
);

create table webhook_deliveries (
  id text primary key,
  listing_id text not null,
  -- The alert and what happened to it: the same is sent once.
  subject text not null unique,
  body text not null,
  attempts bigint not null,
  -- Null once it was delivered or given up.
  due_at bigint,
  created_at bigint not null
);
create index webhook_deliveries_due on webhook_deliveries (due_at);
create index webhook_deliveries_listing on webhook_deliveries (listing_id, due_at);
