// Limits that the browser checks before a call, and the server again; and sizes of pages.

/** Tags of a listing: chosen by owners, given with a submission, or proposed. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;

/** With fewer servers the page of a tag adds nothing to theirs: it is `noindex`, and not in the sitemap. */
export const MIN_INDEXED = 3;

/** Servers that a visitor can save in the browser, as a login adds all of them to the account in one call. */
export const MAX_SAVED = 500;

/** Servers that a user can hide: per account, and per browser for visitors. */
export const MAX_HIDDEN = 500;

/** Categories of a listing; the minimum is one. */
export const MAX_CATEGORIES = 5;

/** Servers that a moderator can decide in one call. */
export const MAX_BATCH = 200;

/** Characters of a blocked term, folded: one that is typed can become eighteen. */
export const MAX_FOLDED_TERM = 300;

/** Characters of texts that users write. A reply to a review can be as long as a review. */
export const MAX_REVIEW_TITLE = 120;
export const MAX_REVIEW = 4000;
export const MAX_REPORT = 1000;
export const MAX_APPEAL = 2000;
export const MAX_LONG_DESCRIPTION = 4000;
export const MAX_BIO = 1000;
export const MAX_PROFILE_LINE = 100;

/** Characters of a search that are read, without half a word. */
export const MAX_SEARCH = 200;

/** Servers per page in the home and browse lists. */
export const PAGE_SIZE = 18;

/** Admin actions per page. */
export const ADMIN_LOG_PAGE = 100;

/** Number of features that visitors see; more require a login. */
export const VISITOR_FEATURES = 10;

/** Between tags in a text: the commas and semicolons of every interface language. */
export const TAG_SEPARATOR = /[,،、，;؛；]/;

/** Characters of the path with query and fragment that a login returns to. */
export const MAX_RETURN_TO = 2000;
