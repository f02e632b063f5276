-- Actions of a user that outlive the account, so that limits also hold for a new account.

-- Keyed hashes of user and listing: the review outlived the account, or a moderator had removed it.
create table reviewed_keys (
  review_key text primary key
);

-- Keyed hash of the submitter's address, in addition to the account; null for imports and after two days.
alter table submissions add column address_key text;
create index submissions_address on submissions (address_key, created_at);
