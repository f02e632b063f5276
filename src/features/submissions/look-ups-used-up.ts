// What somebody who submits an invite, or only looks at one, is answered once everybody's look-ups are used up. Discord is
// not at fault then, and neither is the invite, so the answer must not read like one of theirs. The import gets the
// DiscordError itself, which it waits by.
import { isDiscordError } from '#discord/errors.ts';
import { AppError } from '#http/errors.ts';

const lookUpsUsedUp = (retryAfterMs: number | undefined): AppError =>
  new AppError(
    503,
    'look_ups_used_up',
    'Many communities are being checked right now. Please try again in a few minutes.',
    { retryAfterMs },
  );

/** Throws 503 `look_ups_used_up` where `asking` ends because the budget is spent; it says when there is a look-up again. */
export async function sayingUsedUp<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (isDiscordError(error, 'budget-spent')) throw lookUpsUsedUp(error.retryAfterMs);
    throw error;
  }
}
