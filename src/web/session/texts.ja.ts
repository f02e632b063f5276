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
  sessionEnded: 'セッションが終了しました。',
  logInAgain: 'もう一度ログイン',
  unreachable: '現在、サイトに接続できません。',
  draftKept: '入力した文章はこのブラウザーに保存されています。',
  sendLater: '接続が回復したら、もう一度送信してください。',
  draftNotKept: 'このブラウザーには文章を保存できません。ページを離れる前にコピーしてください。',
  draftRestored: '未送信の文章を復元しました。',
  discardDraft: '文章を破棄',
  login: 'ログイン',
} satisfies Texts;
