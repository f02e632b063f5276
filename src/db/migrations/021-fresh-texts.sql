-- Names and descriptions of the last day or two, to detect waves among those that no moderator has reviewed.
create table fresh_texts (
  listing_id text primary key,
  -- Keyed hash of the account that submitted the listing; empty for a visitor, and for a text from a sync.
  submitter_key text not null,
  -- Keyed hash of the address that submitted it.
  address_key text,
  -- Words in the form that look-alikes are compared by, separated by spaces.
  name_words text not null,
  description_words text not null,
  set_at bigint not null,
  looked_at bigint
);
create index fresh_texts_set on fresh_texts (set_at);
