import { texts } from './texts.ts';

/** What a region is called in the language of the interface. `name` is its key, as answers have it. */
export function regionName(name: string): string {
  const names: Readonly<Record<string, string>> = texts.names;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
