import type { App } from '#src/app.ts';
import { hashed, sendEncoded } from '#http/encoded.ts';
import { findListing } from '#features/listings/listings.ts';
import { getRating, listReviews } from './contract.ts';
import { ratingOf, reviewsOf } from './reviews.ts';

export function reviewRoutes({ app, db, submitters }: App): void {
  app.route({
    ...listReviews,
    handler: async (request, reply) => {
      const viewer = { submitterKey: submitters.keyOf(request) };
      const reviews = await reviewsOf(db, await findListing(db, request.params.id, viewer));
      return sendEncoded(request, reply, hashed(reviews));
    },
  });

  app.route({
    ...getRating,
    handler: async (request, reply) => {
      const viewer = { submitterKey: submitters.keyOf(request) };
      const rating = ratingOf(await findListing(db, request.params.id, viewer));
      return sendEncoded(request, reply, hashed(rating));
    },
  });
}
