-- What a report weighs, in halves: 2, or 1 for visitors and young accounts, 0 for those who manage the server.
alter table reports add column weight bigint not null default 2;
-- Keyed hash of a visitor's address, so that she reports a thing once; null for accounts and after two days.
alter table reports add column address_key text;
create unique index reports_address on reports (address_key, subject_type, subject_id);
