-- One run of Sync All at a time, also after concurrent requests. The newest of several is retained.
update sync_runs set status = 'cancelled', finished_at = started_at
  where status = 'running' and exists (
    select 1 from sync_runs newer
      where newer.started_at > sync_runs.started_at or (newer.started_at = sync_runs.started_at and newer.id < sync_runs.id)
  );
create unique index sync_runs_running on sync_runs (status) where status = 'running';
