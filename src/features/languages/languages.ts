// The languages of listings with their names, and one language with its listings.
import { listOf, type PageOfList } from '#features/listings/lists.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { languageKey } from '#contract/spelling.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { AppError } from '#http/errors.ts';
import type { Language } from './contract.ts';

const languageNotFound = (): AppError => new AppError(404, 'not_found', 'Language not found.');

/** The most used first. */
export function languageList(catalog: Catalog): Answer {
  return liveAnswer(catalog, () => hashed(languages(catalog)));
}

/** Throws 404 for a language without listings. */
export function languageDetail(catalog: Catalog, code: string, page: PageOfList): Answer {
  return liveAnswer(catalog, () => {
    const language = languages(catalog).find((known) => known.code === languageKey(code));
    if (!language) throw languageNotFound();
    return listOf(catalog, { languages: [language.code] }, page, { language });
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

/** Capitalized for headings: French writes its own name in lowercase. */
function nameOf(code: string, inLanguage: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? code;
  return first.toLocaleUpperCase(inLanguage) + rest.join('');
}
