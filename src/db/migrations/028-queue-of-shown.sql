-- A rejected listing gets no look-ups; it is queued again when it is approved.
delete from sync_queue
where listing_id in (select id from listings where approval = 'rejected');
