import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatOf } from '#web/kit/format.ts';
import { type Region, regionNamed } from '#contract/vocabulary.ts';

/** Tags of the languages that have a name here: the browsers and the server know all of these, and fewer of the others. */
const TAGS = new Set(
  `am ar az be bg bn ca cs da de el en es es-419 et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kn ko ku lo
  lt lv mk ml mr ms nl no or pa pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur vi yo zh zh-CN zh-TW`.split(
    /\s+/,
  ),
);

/** Of a language that is written in two ways, people choose by the writing. */
const NAMED_BY: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** Name of a BCP 47 tag, of its first part where the whole is not known; the tag itself for any other. */
export function languageName(tag: string, i18n: I18n): string {
  const known = [tag, tag.split('-')[0] ?? ''].find((one) => TAGS.has(one));
  return known === undefined ? tag : nameOf(known, formatOf(i18n).locale);
}

/** The tags that have a name, in the order of the names. */
export function knownLanguages(i18n: I18n): { tag: string; name: string }[] {
  const { locale } = formatOf(i18n);
  const { compare } = new Intl.Collator(locale);
  return [...TAGS].map((tag) => ({ tag, name: nameOf(tag, locale) })).sort((a, b) => compare(a.name, b.name));
}

const made = new Map<string, Intl.DisplayNames>();

/** As a line begins: 'Español', though Spanish writes it small within a sentence. */
function nameOf(tag: string, locale: string): string {
  const names = made.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
  made.set(locale, names);
  const name = names.of(NAMED_BY[tag] ?? tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

// Not by `Intl.DisplayNames`: Chromium has no names of continents.
const NAMES: Record<Region, MessageDescriptor> = {
  Global: msg({ message: 'Global', comment: 'The region of a server whose people are nowhere in particular' }),
  Africa: msg`Africa`,
  Asia: msg`Asia`,
  Europe: msg`Europe`,
  'North America': msg`North America`,
  Oceania: msg`Oceania`,
  'South America': msg`South America`,
};

/** What a region is called. `name` is its key, as answers have it; one that was added later is its own name. */
export function regionName(name: string, i18n: I18n): string {
  const region = regionNamed(name);
  return region ? i18n.t(NAMES[region]) : name;
}
