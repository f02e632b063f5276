-- Held changes of a guild's texts and icon: the listing is unchanged until a moderator decides.
create table held_changes (
  listing_id text primary key,
  -- A new one for each new text, so that no moderator decides on a text that they have not seen.
  id text not null unique,
  name text not null,
  description text,
  icon_hash text,
  reason text not null,
  found_at bigint not null
);
create index held_changes_found on held_changes (found_at);

-- Texts and icons that a moderator refused: they are not held for review again.
create table refused_changes (
  listing_id text not null,
  -- Hash of name, description and icon.
  words_hash text not null,
  refused_at bigint not null,
  primary key (listing_id, words_hash)
);
