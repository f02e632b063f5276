import type { Texts } from './texts.ts';

export default {
  share: (percent) => `${percent} der Mitglieder online`,
  key: (percent) => `Jedes helle Fenster steht für ${percent} der Mitglieder online`,
} satisfies Texts;
