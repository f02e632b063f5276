// What the words of a question name, all parts together.
import { isNaming } from '#catalog/question.ts';
import { understand } from '#features/tags/understand.ts';

/** Each name once. `rest`: the words that are neither understood nor fillers. @param toSplit phrases to split further */
export function namedIn(question: string, toSplit?: ReadonlySet<string>) {
  const { parts } = understand(question, toSplit);
  const open = parts.filter((part) => part.weight === 1 && !isNaming(part));
  return {
    tags: [...new Set(parts.flatMap(({ tags }) => tags))],
    categories: [...new Set(parts.flatMap(({ categories }) => categories))],
    languages: [...new Set(parts.flatMap(({ languages }) => languages))],
    rest: open.flatMap(({ words }) => words),
  };
}
