-- Number of different networks that viewed a page that day. Unknown for earlier days: each view counts as one.
alter table daily_views add column networks bigint not null default 0;
update daily_views set networks = views;
-- Recent views across all listings, including the summed column.
drop index daily_views_day;
create index daily_views_day on daily_views (day, listing_id, networks);
