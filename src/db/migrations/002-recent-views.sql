-- Portable: text, bigint (times in epoch ms, booleans 0/1), double precision, JSON as text.
-- Lines that begin with "--postgres " run on PostgreSQL only.

-- Views by a memory of hours beside those by a memory of days: a listing that becomes popular is noticed in minutes.
alter table listing_counts add column recent_score double precision not null default 0;
