// Responses to a review: helpful votes, and the reply of a manager of the server.
import type { Queries } from '#db/open.ts';
import { GUILD_LIST_VALID_MS, lockUserRow } from '#db/users.ts';
import { recordHelpfulChanged } from '#features/reputation/reputation.ts';
import { AppError, notAllowed } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { HelpfulVotes, OwnerReply } from './contract.ts';
import { refuseAuthor, type ReviewDeps } from './one-review-per-user.ts';
import { publicReview } from './reviews.ts';
import { addToHelpful, addVote, guildsOfUser, removeVote, reviewById, updateReview } from './store.ts';
import { replyView } from './view.ts';

const replyConflict = (): AppError =>
  new AppError(
    409,
    'reply_conflict',
    'Another manager of the server has changed this reply in the meantime. Yours was not saved.',
  );

interface Vote {
  reviewId: string;
  userId: string;
  isHelpful: boolean;
}

/** Idempotent. Throws as `refuseAuthor` does. */
export async function setHelpful({ db, reviewKey }: ReviewDeps, vote: Vote, at: number): Promise<HelpfulVotes> {
  const { reviewId, userId, isHelpful } = vote;
  const author = (await reviewById(db.kysely, reviewId))?.user_id;
  return await db.write(async ({ tx, changed }) => {
    await lockUsers(tx, userId, author);
    const { review } = await publicReview(tx, reviewId);
    await refuseAuthor(tx, reviewKey, userId, review);
    const isChanged = await (isHelpful ? addVote(tx, reviewId, userId, at) : removeVote(tx, reviewId, userId));
    if (!isChanged) return { helpful: review.helpful_count, isHelpful };
    const by = isHelpful ? 1 : -1;
    await addToHelpful(tx, reviewId, by);
    // Pages show the number.
    changed(review.listing_id);
    // A withdrawn vote earns nothing; neither does a deleted author.
    if (isHelpful && review.user_id === author) await recordHelpfulChanged(tx, { userId: author, at });
    return { helpful: review.helpful_count + by, isHelpful };
  });
}

/**
 * Locks both users before the review, and in one order: otherwise two users who vote for each other would deadlock, and
 * so would a vote and an edit.
 */
async function lockUsers(tx: Queries, userId: string, author: string | undefined): Promise<void> {
  for (const id of [userId, author ?? userId].toSorted()) await (id === userId ? lockCaller : lockUserRow)(tx, id);
}

interface Reply {
  reviewId: string;
  userId: string;
  content: string | null;
  /** `at` of the reply that the user saw, null for none; undefined replaces any. */
  replacing: string | null | undefined;
}

/**
 * Replaces the reply; null removes it. Throws 403 unless the user manages the server, and as `refuseAuthor` does for a
 * reply to their own review, which they can only remove; 409 if another manager has changed it.
 */
export async function setReply(
  { db, reviewKey }: ReviewDeps,
  { reviewId, userId, content, replacing }: Reply,
  at: number,
): Promise<OwnerReply | null> {
  return await db.write(async ({ tx, changed }) => {
    await lockCaller(tx, userId);
    const { review, guildId } = await publicReview(tx, reviewId);
    const guilds = await guildsOfUser(tx, userId, [guildId], at - GUILD_LIST_VALID_MS);
    if (guilds.get(guildId)?.is_manager !== 1)
      throw notAllowed('Only those who manage the server can answer its reviews.');
    if (content !== null) await refuseAuthor(tx, reviewKey, userId, review);
    const current = replyView(review);
    if (content === review.reply) return current;
    if (replacing !== undefined && replacing !== (current?.at ?? null)) throw replyConflict();
    const reply = { reply: content, replied_at: content === null ? null : at };
    await updateReview(tx, reviewId, reply);
    changed(review.listing_id);
    return replyView(reply);
  });
}
