import { compact, decimal, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  headTitle: 'Duskrow: 明かりのついた Discord サーバーを見つけよう',
  title: '明かりのついたサーバーを見つけよう。',
  lead: 'コミュニティを見て回り、メンバー数や活動レベルを確かめ、参加する前に中をのぞけます。',
  search: 'サーバーを検索',
  searchAll: (count) => plural(count, { other: `${whole(count)} サーバーから検索` }),
  start: '見つけに行く',
  apiDocs: 'API ドキュメントを見る',
  servers: (count) => plural(count, { other: `*${whole(count)}* サーバー` }),
  members: (count) => `メンバー *${compact(count)}* 人`,
  rating: (average) => `平均評価 *${decimal(average)}*`,
  litNow: '今明かりがついているサーバー',
  window: (name, share) => `${name}、メンバーの ${share} がオンライン`,
  door: '明るい扉はホームに続いています',
  home: 'ホーム',
  discover: '見つける',
  found: (count) => plural(count, { other: `条件に合うサーバーが ${whole(count)} 件見つかりました` }),
  quickCategories: 'カテゴリーの近道',
  all: 'すべて',
} satisfies Texts;
