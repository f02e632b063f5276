-- What the hourly housekeeping looks for, so that it does not read whole tables.
create index user_guilds_managed on user_guilds (seen_at) where is_manager = 1;
create index health_alerts_closed on health_alerts (closed_at) where closed_at is not null;
create index reports_with_address on reports (created_at) where address_key is not null;

-- A visitor's submission is recognized by its two equal keys, which those before 017 and imports lack.
update submissions set submitter_key = ''
where submitter_key != '' and address_key is null and listing_id in (select id from listings where submitted_by is null);

-- A user's reviews, including what is summed and listed of all of them: without reading their texts.
drop index reviews_user;
create index reviews_user on reviews (user_id, created_at, id, listing_id, helpful_count);
