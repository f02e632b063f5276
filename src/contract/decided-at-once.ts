// How many servers a moderator decides about in one call: both sides need it, the browser to say so before it calls.

export const MOST_AT_ONCE = 200;
