// Limits that both sides know: the browser says so before it calls.

/** Tags of a listing: set by owners, given with a submission, or proposed. */
export const MOST_TAGS = 10;
export const LONGEST_TAG = 30;

/** Servers about which a moderator decides in one call. */
export const MOST_AT_ONCE = 200;
