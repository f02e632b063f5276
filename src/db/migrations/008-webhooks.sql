-- Alerts of a claimed server, delivered to the URL that an owner set.

create table webhooks (
  listing_id text primary key,
  url text not null,
  -- Key that signs the deliveries, encrypted.
  secret text not null,
  created_at bigint not null,
  -- Alerts up to this time have been queued.
  alerts_until bigint not null,
  delivered_at bigint,
  -- Why the last attempt failed; null after a success.
  failure text,
  failed_at bigint
);

create table webhook_deliveries (
  id text primary key,
  listing_id text not null,
  -- The alert and its event: each is sent once.
  subject text not null unique,
  body text not null,
  attempts bigint not null,
  -- Null once delivered or given up.
  due_at bigint,
  created_at bigint not null
);
create index webhook_deliveries_due on webhook_deliveries (due_at);
create index webhook_deliveries_listing on webhook_deliveries (listing_id, due_at);
