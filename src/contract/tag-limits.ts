// How many tags a listing has at most, and how long one is: for owners, for what came with a submission, and for proposals.

export const MOST_TAGS = 10;
export const LONGEST_TAG = 30;
