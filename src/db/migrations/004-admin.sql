-- The log of admin actions, and the runs of "sync all".

create table admin_actions (
  id text primary key,
  admin_id text not null,
  action text not null,
  subject text not null,
  reason text,
  -- JSON of what the action changed.
  before text,
  after text,
  created_at bigint not null
);
create index admin_actions_created on admin_actions (created_at);

create table sync_runs (
  id text primary key,
  status text not null,
  total bigint not null,
  synced bigint not null,
  failed bigint not null,
  -- The last listing that was looked up; a restart continues after it.
  position text not null,
  started_at bigint not null,
  finished_at bigint
);
create index sync_runs_started on sync_runs (started_at);
