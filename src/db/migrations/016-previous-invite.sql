-- The previous invite of a listing; tried before its current one counts as expired.
alter table listings add column previous_invite_code text;
