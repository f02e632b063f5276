import { describe, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { authorName, MemberFor } from './review-card.tsx';

async function renderAll(language: InterfaceLanguage, counts: number[]): Promise<string[]> {
  const i18n = await loadedI18n(language);
  return counts.map((months) => renderMarkup(<MemberFor months={months} />, { i18n }));
}

describe('how long the author was a member', () => {
  it('uses the same English text as the API', async () => {
    expect(await renderAll('en', [0, 1, 2, 14])).toEqual([
      'Member for less than a month',
      'Member for 1 month',
      'Member for 2 months',
      'Member for 14 months',
    ]);
  });

  it.each(INTERFACE_LANGUAGES.slice(1))('distinguishes zero, one and more months in %s', async (language) => {
    const texts = await renderAll(language, [0, 1, 5]);
    expect(new Set(texts).size).toBe(3);
    expect(texts[2]).toContain('5');
    expect(texts[0]).not.toContain('0');
  });
});

describe('the author of a review', () => {
  it('is the user name in every language', async () => {
    const i18n = await loadedI18n('de');
    expect(authorName({ username: 'lamplighter', isAuthorDeleted: false }, i18n)).toBe('lamplighter');
    expect(authorName({ username: 'deleted user', isAuthorDeleted: false }, i18n)).toBe('deleted user');
  });

  it('is a translated placeholder once the account is deleted', async () => {
    const gone = { username: 'deleted user', isAuthorDeleted: true };
    expect(authorName(gone, await loadedI18n('en'))).toBe('deleted user');
    expect(authorName(gone, await loadedI18n('de'))).toBe('gelöschter Benutzer');
  });
});
