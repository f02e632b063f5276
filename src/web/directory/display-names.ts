import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatOf, memoized } from '#web/kit/format.ts';
import { type Region, regionNamed } from '#contract/vocabulary.ts';

/** Tags of the languages with a display name: browsers and the server know all of these, but not all others. */
const TAGS = new Set(
  `am ar az be bg bn ca cs da de el en es es-419 et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kn ko ku lo
  lt lv mk ml mr ms nl no or pa pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur vi yo zh zh-CN zh-TW`.split(
    /\s+/,
  ),
);

/** A language with two scripts is named by its script. */
const NAMED_BY: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** Name of a BCP 47 tag, else of its primary language; the tag itself if neither is known. */
export function languageName(tag: string, i18n: I18n): string {
  const known = [tag, tag.split('-')[0] ?? ''].find((candidate) => TAGS.has(candidate));
  return known === undefined ? tag : nameOf(known, formatOf(i18n).locale);
}

/** All tags with a name, sorted by name. */
export function knownLanguages(i18n: I18n): { tag: string; name: string }[] {
  const { locale } = formatOf(i18n);
  const { compare } = new Intl.Collator(locale);
  return [...TAGS].map((tag) => ({ tag, name: nameOf(tag, locale) })).sort((a, b) => compare(a.name, b.name));
}

const namesIn = memoized(
  (locale: string) => new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }),
);

/** Capitalized as at the start of a line: 'Español', which Spanish writes in lower case within a sentence. */
function nameOf(tag: string, locale: string): string {
  const name = namesIn(locale).of(NAMED_BY[tag] ?? tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

// Not from `Intl.DisplayNames`: Chromium has no names of continents.
const NAMES: Record<Region, MessageDescriptor> = {
  Global: msg({ message: 'Global', comment: 'The region of a server whose people are nowhere in particular' }),
  International: msg({
    message: 'International',
    comment: 'The region of a server whose people are on several continents',
  }),
  Africa: msg`Africa`,
  Asia: msg`Asia`,
  Europe: msg`Europe`,
  'North America': msg`North America`,
  Oceania: msg`Oceania`,
  'South America': msg`South America`,
};

/** Display name of a region. `name` is its key in responses; an unknown key is returned unchanged. */
export function regionName(name: string, i18n: I18n): string {
  const region = regionNamed(name);
  return region ? i18n.t(NAMES[region]) : name;
}
