// Texts of the interface. Each feature has one `ui/texts.ts` in English and `ui/texts.de.ts` and so on beside it, whose
// type says that nothing is missing. A language's texts arrive before what shows them: with the page or the dialog.
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';
import { language } from './language.ts';

/** What `import.meta.glob('./texts.*.ts')` gives beside a `texts.ts`. */
type Files = Record<string, () => Promise<unknown>>;
type Load = (wanted: InterfaceLanguage) => Promise<void>;

const known = new Set<Load>();

/**
 * The texts of a feature, in the language that is spoken when one is read: read them where they are shown, not at the
 * top of a module.
 * @param english strings, and functions of values for those with gaps
 * @param files the other languages' modules, each with its texts as default export
 */
export function defineTexts<T extends object>(english: T, files: Files): T {
  const byLanguage = new Map<InterfaceLanguage, T>([[INTERFACE_LANGUAGES[0], english]]);
  known.add(async (wanted) => {
    if (byLanguage.has(wanted)) return;
    const load = files[`./texts.${wanted}.ts`];
    if (!load) return;
    const module = (await load()) as { default: T };
    byLanguage.set(wanted, module.default);
  });
  return new Proxy(english, {
    get: (_english, name) => Reflect.get(byLanguage.get(language()) ?? english, name) as unknown,
  });
}

/** Fetches the texts of all that is loaded so far. */
export async function loadTexts(wanted: InterfaceLanguage): Promise<void> {
  if (wanted === INTERFACE_LANGUAGES[0]) return;
  await Promise.all([...known].map((load) => load(wanted)));
}

/** For code that arrives late, such as a dialog's: its texts come with it. */
export async function withTexts<T>(code: Promise<T>): Promise<T> {
  const module = await code;
  await loadTexts(language());
  return module;
}

const rules = new Map<InterfaceLanguage, Intl.PluralRules>();

/** The form of a text for a count, in the language that is spoken (CLDR's names: one, few, many ...). */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  const spoken = language();
  // The rules of the others take the browser a while to make.
  if (spoken === 'en') return (Math.abs(count) === 1 ? forms.one : undefined) ?? forms.other;
  const rule = rules.get(spoken) ?? new Intl.PluralRules(spoken);
  rules.set(spoken, rule);
  return forms[rule.select(count)] ?? forms.other;
}
