import type { Texts } from './texts.ts';

export default {
  more: (name) => `${name}のその他の操作`,
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  notCopied: 'リンクをコピーできませんでした',
} satisfies Texts;
