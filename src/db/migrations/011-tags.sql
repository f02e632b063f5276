-- Tags and language as read from a listing's own texts, beside what people gave and owners chose.

-- JSON array of the tags that came with the submission; null for none. `tags` is what is shown.
alter table listings add column given_tags text;
update listings set given_tags = tags where tags <> '[]';
-- When an owner chose the tags; null while they are given and proposed ones.
alter table listings add column tags_set_at bigint;
update listings set tags_set_at = updated_at where owner_edits is not null and tags <> '[]';
-- How the language is known: owner, platform, given (with the submission) or detected; null while it is unknown.
alter table listings add column language_from text;
update listings set language_from = case when language_set_at is not null then 'owner' else 'given' end where language is not null;
-- Number of the rules by which the texts were last read: due are those of older rules, and before them, with null, what
-- was written since.
alter table listings add column described bigint default 0;
create index listings_described on listings (described);
