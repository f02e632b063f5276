// How a question is understood: its parts, their weights, and what they name together.
import { isNaming } from '#catalog/question.ts';
import { understand } from '#features/tags/understand.ts';

export const partsOf = (question: string) => understand(question).parts;

/** By the text of the part. */
export const weightsOf = (question: string) =>
  Object.fromEntries(partsOf(question).map(({ text, weight }) => [text, weight]));

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
