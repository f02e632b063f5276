import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  hide: '自分には表示しない',
  showAgain: '再び表示',
  showNamed: (name) => `再び表示：${name}`,
  hiddenToast: (name) => `${name}を非表示にしました`,
  hiddenToastText: '今後あなたの一覧には出ません。非表示にしたものはプロフィールで確認できます。',
  shownToast: (name) => `${name}を再び表示します`,
  undo: '元に戻す',
  undoHint: (name) => `元に戻すには F8 を押して、${name}を再び表示してください`,
  notHidden: (name) => `${name}を非表示にできませんでした`,
  notShown: (name) => `${name}はまだ非表示です`,
  full: (most) => `すでに ${most} 個のサーバーを非表示にしています。先にどれかを再び表示してください。`,
  noRoom: (count) => `このブラウザーで非表示にしたサーバーのうち ${count} 件は再び表示されます`,
  noRoomText: '非表示にできるサーバーの数が上限に達しています。',
  tryLater: 'しばらくしてからもう一度お試しください。',
  countHere: (count) => plural(count, { other: `このうち ${count} 個のサーバーを非表示にしています` }),
  reveal: 'どれか見る',
  conceal: '省く',
  isHidden: 'このサーバーは非表示にしています。あなたの一覧には出ません。',
  title: '非表示のサーバー',
  inAccount: 'あなたの一覧、候補、おすすめには出ません。ほかの人には見えません。',
  inBrowser: 'あなたの一覧、候補、おすすめには出ません。ログインするまで、このブラウザーにだけ保存されます。',
  none: '非表示のものはありません。サーバーの三点メニューから一覧に出ないようにできます。',
  unlisted: '掲載が終了したサーバー',
} satisfies Texts;
