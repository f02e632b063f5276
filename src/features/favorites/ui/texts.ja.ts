import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `${name}をお気に入りにする`,
  notSaved: (name) => `${name}を保存できませんでした`,
  noRoom: (count) => `このブラウザーのお気に入りのうち ${count} 件を追加できませんでした`,
  noRoomText: 'お気に入りの数が上限に達しています。',
  tryLater: '後でもう一度お試しください。',
} satisfies Texts;
