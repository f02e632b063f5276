import type { Texts } from './texts.ts';

export default {
  title: 'このページの一部が読み込まれていません',
  text: '読み込めませんでした。接続を確認してから、ページを再読み込みしてください。',
  reload: '再読み込み',
  close: '後で',
} satisfies Texts;
