-- Actions that a moderator took together, which are shown and undone as one; null for a single action.
alter table admin_actions add column batch_id text;
create index admin_actions_batch on admin_actions (batch_id);
