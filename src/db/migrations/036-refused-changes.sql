-- A refused change stays in held_changes while the guild has it: its owners see what was refused, and why.
alter table held_changes add column is_refused integer not null default 0;
alter table refused_changes add column held_because text not null default '{"key":"written","text":"No reason was recorded."}';
