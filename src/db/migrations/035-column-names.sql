-- Columns are named after what they contain.
alter table sync_queue rename column ask_at to required_at;
alter table fresh_texts rename column looked_at to reviewed_at;
alter table refused_changes rename column words_hash to identity_hash;
alter table webhook_deliveries rename column created_at to event_at;
alter table upstream_usage rename column priority to caller_group;
update upstream_usage set caller_group = 'signed-in' where caller_group = 'person';
