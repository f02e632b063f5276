import type { AppContext } from '#src/app-context.ts';
import { findListing } from '#features/listings/listings.ts';
import { listingAnswer } from '#features/listings/listed.ts';
import {
  createReview,
  createReviewByServer,
  deleteReview,
  editReview,
  getMyReview,
  getRating,
  listReviews,
  markHelpful,
  replyToReview,
  unmarkHelpful,
} from './contract.ts';
import { myReviewOf, ratingOf, reviewsOf } from './reviews.ts';
import { setHelpful, setReply } from './votes.ts';
import { editReview as edit, removeOwnReview, writeReview } from './writing.ts';

export function reviewRoutes(
  context: Pick<AppContext, 'app' | 'db' | 'guildLists' | 'now' | 'userOf' | 'callerKeys' | 'viewerOf'>,
): void {
  readingRoutes(context);
  writingRoutes(context);
  votingRoutes(context);
}

function readingRoutes({
  app,
  db,
  now,
  userOf,
  callerKeys,
  viewerOf,
}: Pick<AppContext, 'app' | 'db' | 'now' | 'userOf' | 'callerKeys' | 'viewerOf'>): void {
  app.route({
    ...listReviews,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request);
      const listing = await findListing(db, request.params.id, viewer);
      const reviews = await reviewsOf(db, listing, request.query);
      return reply.sendAnswer(listingAnswer(listing, reviews));
    },
  });

  app.route({
    ...getRating,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request);
      const listing = await findListing(db, request.params.id, viewer);
      return reply.sendAnswer(listingAnswer(listing, ratingOf(listing)));
    },
  });

  app.route({
    ...getMyReview,
    handler: async (request) => {
      const userId = userOf(request);
      const viewer = await viewerOf(request);
      const listing = await findListing(db, request.params.id, viewer);
      return await myReviewOf({ db, reviewKey: callerKeys.reviewKey }, { listing, userId }, now());
    },
  });
}

function writingRoutes(
  context: Pick<AppContext, 'app' | 'db' | 'guildLists' | 'now' | 'userOf' | 'callerKeys' | 'viewerOf'>,
): void {
  const { app, db, now, userOf, guildLists, callerKeys, viewerOf } = context;
  const deps = { db, reviewKey: callerKeys.reviewKey };
  app.route({
    ...createReview,
    handler: async (request, reply) => {
      const userId = userOf(request);
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      await guildLists.tryRefresh(userId);
      reply.status(201);
      return await writeReview(deps, { listing, userId, ...request.body }, now());
    },
  });

  app.route({
    ...createReviewByServer,
    handler: async (request, reply) => {
      const userId = userOf(request);
      const { serverId, rating, title, reviewText: content } = request.body;
      const listing = await findListing(db, serverId, await viewerOf(request));
      await guildLists.tryRefresh(userId);
      reply.status(201);
      return await writeReview(deps, { listing, userId, rating, title: title || null, content }, now());
    },
  });

  app.route({
    ...editReview,
    handler: async (request) => {
      const userId = userOf(request);
      const { serverId, rating, title, content, reviewText } = request.body;
      const changes = { rating, title: title === '' ? null : title, content: content ?? reviewText };
      await guildLists.tryRefresh(userId);
      return await edit(deps, { reviewId: request.params.reviewId, userId, serverId, changes }, now());
    },
  });

  app.route({
    ...deleteReview,
    handler: async (request) => {
      const userId = userOf(request);
      const rating = await removeOwnReview(db, { reviewId: request.params.reviewId, userId });
      return { success: true as const, rating };
    },
  });
}

function votingRoutes(context: Pick<AppContext, 'app' | 'db' | 'guildLists' | 'now' | 'userOf' | 'callerKeys'>): void {
  const { app, db, now, guildLists, userOf, callerKeys } = context;
  const deps = { db, reviewKey: callerKeys.reviewKey };
  app.route({
    ...markHelpful,
    handler: async (request) => {
      const { reviewId } = request.params;
      return await setHelpful(deps, { reviewId, userId: userOf(request), isHelpful: true }, now());
    },
  });

  app.route({
    ...unmarkHelpful,
    handler: async (request) => {
      const { reviewId } = request.params;
      return await setHelpful(deps, { reviewId, userId: userOf(request), isHelpful: false }, now());
    },
  });

  app.route({
    ...replyToReview,
    handler: async (request) => {
      const userId = userOf(request);
      const { reviewId } = request.params;
      // Check again: the permission can be revoked at any time.
      await guildLists.require(userId);
      const { content, replacing } = request.body;
      return { reply: await setReply(deps, { reviewId, userId, content: content || null, replacing }, now()) };
    },
  });
}
