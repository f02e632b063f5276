-- From how many different networks a page was viewed that day. Of before they are not known: each view counts as one.
alter table daily_views add column networks bigint not null default 0;
update daily_views set networks = views;
-- What was looked at lately, whatever the listing, with all that is summed.
drop index daily_views_day;
create index daily_views_day on daily_views (day, listing_id, networks);
