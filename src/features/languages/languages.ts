// The languages of listings: which there are, what they are called, and one with its listings.
import { listOf, type PageOfList } from '#features/listings/card-list.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { languageKey } from '#contract/spelling.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { languageNotFound } from '#http/errors.ts';
import type { Language } from './contract.ts';

/** The most used first. */
export function languageList(catalog: Catalog): Answer {
  return liveAnswer(catalog, () => hashed(languages(catalog)));
}

/** Throws 404 for a language that no listing is in. */
export function languageDetail(catalog: Catalog, code: string, asked: PageOfList): Answer {
  return liveAnswer(catalog, () => {
    const language = languages(catalog).find((known) => known.code === languageKey(code));
    if (!language) throw languageNotFound();
    return listOf(catalog, { languages: [language.code] }, asked, { language });
  });
}

function languages(catalog: Catalog): Language[] {
  const { languages: counts } = catalog.facets({ sort: 'members', offset: 0, limit: 0 });
  return counts.map(({ name: code, count }) => ({
    code,
    name: nameOf(code, 'en'),
    nativeName: nameOf(code, code),
    serverCount: count,
  }));
}

/** As a heading has it: French writes its own name small. */
function nameOf(code: string, spokenIn: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([spokenIn, 'en'], { type: 'language' }).of(code) ?? code;
  return first.toLocaleUpperCase(spokenIn) + rest.join('');
}
