-- The invite that a listing had before; tried before its invite counts as gone.
alter table listings add column previous_invite_code text;
