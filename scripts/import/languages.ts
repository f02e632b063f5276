// Names of languages, as people write them in lists, to BCP 47 tags.

const TAGS = `af ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl
  sr sv ta te th tr uk ur vi zh`.split(/\s+/);

/** Spellings that no display name has: written without spaces, with look-alike letters, or outdated. */
const OTHER_NAMES: Record<string, string> = { pилипино: 'fil', pilipino: 'fil', rumanian: 'ro', jezykpolski: 'pl' };
// The first letter is a Latin p.
OTHER_NAMES['pусскии'] = 'ru';
OTHER_NAMES['中文频道'] = 'zh';

const byName = new Map(Object.entries(OTHER_NAMES));
for (const tag of TAGS) {
  for (const spokenIn of ['en', tag]) {
    const name = new Intl.DisplayNames([spokenIn], { type: 'language' }).of(tag);
    if (name) byName.set(fold(name), tag);
  }
}

/** The tag of a language named in English or in itself; the first word decides when several stand in one name. */
export function languageTag(name: string): string | null {
  const words = name.split(/[\s,/]+/);
  return byName.get(fold(name)) ?? byName.get(fold(words[0] ?? '')) ?? byName.get(fold(words.at(-1) ?? '')) ?? null;
}

/** Without case, marks, spaces and signs. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
