import { expect, describe, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { authorName } from './author-name.ts';

describe('the author of a review', () => {
  it('is her name, in every language', async () => {
    const i18n = await loadedI18n('de');
    expect(authorName({ username: 'lamplighter', isAuthorDeleted: false }, i18n)).toBe('lamplighter');
    expect(authorName({ username: 'deleted user', isAuthorDeleted: false }, i18n)).toBe('deleted user');
  });

  it('has no name once the account was deleted', async () => {
    const gone = { username: 'deleted user', isAuthorDeleted: true };
    expect(authorName(gone, await loadedI18n('en'))).toBe('deleted user');
    expect(authorName(gone, await loadedI18n('de'))).toBe('gelöschter Benutzer');
  });
});
