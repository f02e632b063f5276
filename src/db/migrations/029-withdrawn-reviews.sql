-- Reviews that their authors deleted while reports hid them. The author's next review of the server is hidden from the
-- start, with the same reports: otherwise a moderator would never see it.
create table withdrawn_reviews (
  user_id text not null,
  listing_id text not null,
  review_id text not null,
  primary key (user_id, listing_id)
);
