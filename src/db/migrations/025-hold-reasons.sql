-- Portable: text, bigint (times in epoch ms, booleans 0/1), double precision, JSON as text.
-- Lines that begin with "--postgres " run on PostgreSQL only.

-- The reason for holding or refusing was stored as an English sentence; now it is a key with parameters.
-- Any other sentence is a moderator's own text, stored under the key `written`.

-- Built into SQLite.
--postgres create function json_quote(value text) returns text language sql immutable as 'select to_json(value)::text';

create temporary table stored_reasons (sentence text primary key, held_because text);
insert into stored_reasons (sentence)
  select held_reason from listings where held_reason is not null
  union select held_reason from submissions where held_reason is not null
  union select reason from held_changes;

update stored_reasons set held_because = case
  when sentence = 'It is age-restricted.' then '{"key":"age-restricted"}'
  when sentence = 'Its texts hold a blocked term.' then '{"key":"blocked-term"}'
  when sentence = 'Many servers were submitted from here today.' then '{"key":"many-today"}'
  when sentence = 'No moderator has looked at the other servers that were submitted from here today.' then '{"key":"unseen-today"}'
  when sentence = 'No moderator has looked at the other servers like it that came today.' then '{"key":"alike-today"}'
  when sentence = 'It is waiting for a moderator.' then '{"key":"waiting"}'
  when sentence = 'Its owners took it down.' then '{"key":"taken-down"}'
  when substr(sentence, 1, 24) = 'It has the same name as ' and substr(sentence, length(sentence) - 17) = ', which is listed.'
    then '{"key":"same-name","name":' || json_quote(substr(sentence, 25, length(sentence) - 42)) || '}'
  when substr(sentence, 1, 24) = 'It has the same icon as ' and substr(sentence, length(sentence) - 17) = ', which is listed.'
    then '{"key":"same-icon","name":' || json_quote(substr(sentence, 25, length(sentence) - 42)) || '}'
  -- Only digits between the two halves, and few enough for a bigint.
  when substr(sentence, 1, 18) = 'It has fewer than ' and substr(sentence, length(sentence) - 8) = ' members.'
    and length(sentence) between 28 and 42 and trim(replace(replace(sentence, 'It has fewer than ', ''), ' members.', ''), '0123456789') = ''
    then '{"key":"few-members","members":' || cast(cast(substr(sentence, 19, length(sentence) - 27) as bigint) as text) || '}'
  else '{"key":"written","text":' || json_quote(sentence) || '}'
end;

update listings set held_reason = (select held_because from stored_reasons where sentence = held_reason)
  where held_reason is not null;
update submissions set held_reason = (select held_because from stored_reasons where sentence = held_reason)
  where held_reason is not null;
update held_changes set reason = (select stored_reasons.held_because from stored_reasons where sentence = held_changes.reason);

alter table listings rename column held_reason to held_because;
alter table submissions rename column held_reason to held_because;
alter table held_changes rename column reason to held_because;

drop table stored_reasons;
--postgres drop function json_quote(text);
