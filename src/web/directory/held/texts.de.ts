import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  because: {
    'age-restricted': () => 'Er hat eine Altersbeschränkung.',
    'blocked-term': () => 'Seine Texte enthalten einen gesperrten Begriff.',
    'same-name': ({ name }) => `Er heißt genauso wie ${name}, und der steht schon in den Listen.`,
    'same-icon': ({ name }) => `Er hat dasselbe Symbol wie ${name}, und der steht schon in den Listen.`,
    'few-members': ({ members }) => `Er hat weniger als ${whole(members)} Mitglieder.`,
    'many-today': () => 'Von hier wurden heute viele Server eingetragen.',
    'unseen-today': () =>
      'Die anderen Server, die heute von hier eingetragen wurden, hat die Moderation noch nicht angesehen.',
    'alike-today': () => 'Heute kamen ähnliche Server, die die Moderation noch nicht angesehen hat.',
    waiting: () => 'Er wartet auf die Moderation.',
    'taken-down': () => 'Die Leute, denen er gehört, haben ihn zurückgezogen.',
  },
} satisfies Texts;
