import type { App } from '#src/app.ts';
import { findListing } from '#features/listings/listings.ts';
import { getRating, listReviews } from './contract.ts';
import { ratingOf, reviewsOf } from './reviews.ts';

export function reviewRoutes({ app, db, submitters }: App): void {
  app.route({
    ...listReviews,
    handler: async (request) => {
      const viewer = { submitterKey: submitters.keyOf(request) };
      return await reviewsOf(db, await findListing(db, request.params.id, viewer));
    },
  });

  app.route({
    ...getRating,
    handler: async (request) => {
      const viewer = { submitterKey: submitters.keyOf(request) };
      return ratingOf(await findListing(db, request.params.id, viewer));
    },
  });
}
