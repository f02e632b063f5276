-- Look-ups in each slot by whom they were made for: keyed hashes of addresses and accounts, gone with the window.
create table upstream_callers (
  slot bigint not null,
  caller text not null,
  used bigint not null,
  primary key (slot, caller)
);
