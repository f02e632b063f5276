-- A rejected listing gets no look-ups.
delete from sync_queue
where listing_id in (select id from listings where approval = 'rejected');
