// The language that the interface speaks now. A tab speaks one; the server speaks another for each page, and sets it
// right before it renders, which happens in one turn.
import { INTERFACE_LANGUAGES, type InterfaceLanguage, intlLocale } from '#contract/interface-language.ts';

let current: InterfaceLanguage = INTERFACE_LANGUAGES[0];

export function language(): InterfaceLanguage {
  return current;
}

/** On the server: nothing may be awaited between this and the end of what it is for. */
export function speak(next: InterfaceLanguage): void {
  current = next;
}

/** For Intl. */
export function locale(): string {
  return intlLocale(current);
}
