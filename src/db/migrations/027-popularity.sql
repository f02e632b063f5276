-- Of the listings that are due, the most popular is refreshed first; 0 until a view or a refresh sets it.
alter table sync_queue add column popularity bigint not null default 0;
-- When a look-up is needed regardless of views: the invite expires, or an expired one has to be confirmed.
alter table sync_queue add column ask_at bigint;
update sync_queue set ask_at = due_at
where listing_id in (select id from listings where invite_state = 'failing');
update sync_queue set ask_at = (select invite_expires_at from listings where id = listing_id)
where listing_id in (select id from listings where invite_state = 'live' and invite_expires_at is not null);
create index sync_queue_popularity on sync_queue (popularity, due_at);
create index sync_queue_ask on sync_queue (ask_at);
