import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { authorName } from './author-name.ts';
import { texts } from './texts.ts';

afterEach(() => speak('en'));

describe('the author of a review', () => {
  it('is her name, in every language', async () => {
    speak('de');
    await loadTexts('de');
    expect(authorName({ username: 'lamplighter', isAuthorDeleted: false })).toBe('lamplighter');
    expect(authorName({ username: 'deleted user', isAuthorDeleted: false })).toBe('deleted user');
  });

  it('has no name once the account was deleted', async () => {
    const gone = { username: 'deleted user', isAuthorDeleted: true };
    expect(authorName(gone)).toBe('deleted user');
    speak('de');
    await loadTexts('de');
    expect(authorName(gone)).toBe('gelöschter Benutzer');
  });
});

describe('how long she was a member', () => {
  it('reads in English as the API says it', () => {
    const said = [0, 1, 2, 14].map((months) => texts.memberFor(months));
    expect(said).toEqual([
      'Member for less than a month',
      'Member for 1 month',
      'Member for 2 months',
      'Member for 14 months',
    ]);
  });

  it.each(['de', 'es', 'fr', 'ja', 'ar'] as const)(
    'tells less than a month from one and from more in %s',
    async (language) => {
      speak(language);
      await loadTexts(language);
      const said = [0, 1, 5].map((months) => texts.memberFor(months));
      expect(new Set(said).size).toBe(3);
      expect(said[2]).toContain('5');
      expect(said[0]).not.toContain('0');
    },
  );
});
