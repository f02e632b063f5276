import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Review } from '#features/reviews/contract.ts';

/** The API says in English that an account is gone. */
export function authorName(
  { username, isAuthorDeleted }: Pick<Review, 'username' | 'isAuthorDeleted'>,
  i18n: I18n,
): string {
  return isAuthorDeleted ? i18n.t(msg`deleted user`) : username;
}
