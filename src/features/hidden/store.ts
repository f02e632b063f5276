import { markedListings } from '#db/marked-listings.ts';

export const hidden = markedListings('hidden_listings');
