import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'あなたへのおすすめ',
  lead: 'あなたに合いそうなサーバーを、理由とともに紹介します。',
  trending: '急上昇',
  members: (count) => (count === null ? 'メンバー数不明' : `メンバー ${compact(count)} 人`),
  forYou: 'おすすめ',
  count: (count) => plural(count, { other: `おすすめ ${whole(count)} 件` }),
  visitor:
    'ログインしていないため、活発で評価が高く、成長中のサーバーを表示しています。お気に入りを追加すると、あなた向けになります。',
  failed: 'おすすめを読み込めませんでした',
  none: 'おすすめが見つかりません',
  noneText: 'フィルターを変えるか、もっと多くのサーバーに触れると、おすすめがよくなります。',
  browse: 'サーバーを見る',
  category: 'カテゴリー',
  allCategories: 'すべてのカテゴリー',
  minScore: '最低スコア',
  orMore: (score) => `${score} 以上`,
  apply: '適用',
  match: (share) => `一致度 ${share}`,
  verified: '認証済み',
  why: 'おすすめの理由:',
  view: '見る',
  opensInTab: (name) => `${name} (新しいタブで開きます)`,
  reasons: {
    categories: (category) => `${category}が好き`,
    features: '好きなサーバーと同じ機能がある',
    size: '好きなサーバーと同じくらいの規模',
    activity: '多くのメンバーがオンライン',
    rating: 'レビューの評価が高い',
    coFavorites: (people, favorite) =>
      plural(people, {
        other:
          people === 1
            ? `${favorite} をお気に入りにした 1 人が選んでいる`
            : `${favorite} をお気に入りにした ${people} 人以上が選んでいる`,
      }),
    momentum: '今週成長中、またはよく見られている',
  },
} satisfies Texts;
