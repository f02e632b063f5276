import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  filters: 'フィルター',
  search: '検索',
  searchHint: '名前、テーマ、タグ',
  categories: 'カテゴリー',
  size: 'サーバーの規模',
  anySize: 'すべての規模',
  sizes: {
    small: { word: '小', range: '100 人未満' },
    medium: { word: '中', range: '100～1,000 人' },
    large: { word: '大', range: '1,000～1 万人' },
    huge: { word: '特大', range: '1 万人以上' },
  },
  activity: '活動レベル',
  anyActivity: 'すべてのレベル',
  language: '言語',
  anyLanguage: 'すべての言語',
  badges: 'バッジ',
  badgeWords: { verified: '認証済み', partnered: 'パートナー', community: 'コミュニティ' },
  apply: 'フィルターを適用',
  countInForce: '件が有効',
  inForce: '有効なフィルター',
  remove: (filter) => `フィルター「${filter}」を外す`,
  clear: 'クリア',
  clearAll: 'すべて外す',
  typed: (text) => `「${text}」`,
  atLeast: (count) => plural(count, { other: `メンバー ${whole(count)} 人以上` }),
  atMost: (count) => plural(count, { other: `メンバー ${whole(count)} 人以下` }),
} satisfies Texts;
