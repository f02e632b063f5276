import type { Review } from '#features/reviews/contract.ts';
import { texts } from '#web/directory/texts.ts';

/** The API says in English that an account is gone. */
export function authorName({ username, isAuthorDeleted }: Pick<Review, 'username' | 'isAuthorDeleted'>): string {
  return isAuthorDeleted ? texts.deletedUser : username;
}
