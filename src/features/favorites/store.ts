import { markedListings } from '#db/marked-listings.ts';

/** The hearts. */
export const hearts = markedListings('favorites');
