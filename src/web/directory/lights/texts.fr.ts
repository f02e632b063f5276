import type { Texts } from './texts.ts';

export default {
  share: (percent) => `${percent} des membres en ligne`,
  key: (percent) => `Chaque fenêtre éclairée représente ${percent} des membres en ligne`,
} satisfies Texts;
