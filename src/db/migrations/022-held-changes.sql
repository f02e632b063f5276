-- What a guild is called now where a rule holds it: the listing keeps its words and icon until a moderator decided.
create table held_changes (
  listing_id text primary key,
  -- Another one for each text, so that nobody decides about one that she has not seen.
  id text not null unique,
  name text not null,
  description text,
  icon_hash text,
  reason text not null,
  found_at bigint not null
);
create index held_changes_found on held_changes (found_at);

-- Words and icons that a moderator refused: they are not asked about again.
create table refused_changes (
  listing_id text not null,
  -- Hash of name, description and icon.
  words_hash text not null,
  refused_at bigint not null,
  primary key (listing_id, words_hash)
);
