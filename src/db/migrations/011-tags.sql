-- Tags and language derived from a listing's own texts, in addition to those given by submitters and chosen by owners.

-- JSON array of the tags that came with the submission; null for none. `tags` are the shown ones.
alter table listings add column given_tags text;
update listings set given_tags = tags where tags <> '[]';
-- When an owner chose the tags; null while they are given and proposed tags.
alter table listings add column tags_set_at bigint;
update listings set tags_set_at = updated_at where owner_edits is not null and tags <> '[]';
-- Source of the language: owner, platform, given (with the submission) or detected; null while it is unknown.
alter table listings add column language_from text;
update listings set language_from = case when language_set_at is not null then 'owner' else 'given' end where language is not null;
-- Version of the rules that last derived tags and language from the texts. Older versions are due, and before them null:
-- texts that changed since.
alter table listings add column described bigint default 0;
create index listings_described on listings (described);
