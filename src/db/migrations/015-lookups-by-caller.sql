-- Look-ups in each slot by caller: keyed hashes of addresses and accounts, deleted after the window.
create table upstream_callers (
  slot bigint not null,
  caller text not null,
  used bigint not null,
  primary key (slot, caller)
);
