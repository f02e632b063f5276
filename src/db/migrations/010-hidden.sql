-- Servers that a user hides from lists.
create table hidden_listings (
  user_id text not null,
  listing_id text not null,
  created_at bigint not null,
  primary key (user_id, listing_id)
);
create index hidden_listings_newest on hidden_listings (user_id, created_at, listing_id);
