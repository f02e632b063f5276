-- What a person did that outlives the account, so that a new account does not begin anew.

-- Keyed hashes of a person and a listing: a review stayed when the account ended, or a moderator had removed it.
create table reviewed_keys (
  review_key text primary key
);

-- Keyed hash of the address that submitted, beside the account; null for imports and after two days.
alter table submissions add column address_key text;
create index submissions_address on submissions (address_key, created_at);
