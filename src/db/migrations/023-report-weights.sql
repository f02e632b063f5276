-- Weight of a report, in halves: 2, or 1 for visitors and young accounts, 0 for managers of the server.
alter table reports add column weight bigint not null default 2;
-- Keyed hash of a visitor's address, so that each can report a thing once; null for accounts and after two days.
alter table reports add column address_key text;
create unique index reports_address on reports (address_key, subject_type, subject_id);
