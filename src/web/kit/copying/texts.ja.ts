import type { Texts } from './texts.ts';

export default {
  copy: 'コピー',
  isCopied: 'コピーしました',
  copied: { title: 'クリップボードにコピーしました' },
  failed: { title: 'コピーできませんでした', text: 'テキストを手動でコピーしてください' },
} satisfies Texts;
