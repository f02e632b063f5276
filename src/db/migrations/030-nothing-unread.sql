-- Written since the first version, and read by nothing.
alter table listings drop column boost_count;
alter table sync_runs drop column finished_at;
alter table refused_changes drop column refused_at;
