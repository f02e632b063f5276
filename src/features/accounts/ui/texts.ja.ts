import type { Texts } from './texts.ts';

export default {
  loadingAccount: 'アカウントを読み込んでいます',
  logIn: 'ログイン',
  logout: 'ログアウト',
  menu: 'あなたのメニュー',
  menuOf: (name) => `あなたのメニュー、${name}`,
  profile: 'プロフィール',
  forYou: 'おすすめ',
  myReviews: '自分のレビュー',
  achievements: '実績',
  admin: '管理パネル',
} satisfies Texts;
