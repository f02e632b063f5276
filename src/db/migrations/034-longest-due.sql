-- The longest-waiting listing is the one due for longest: the index on due_at finds it.
drop index sync_queue_asked;
alter table sync_queue drop column asked_at;
