-- The few listings whose invite leads elsewhere or is gone: without reading all others.
create index listings_invite_state on listings (invite_state, approval, invite_state_since);
