import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Discord サーバーを見る',
  titleWith: (feature) => `「${feature}」のある Discord サーバー`,
  titleOf: (category) => `${category}の Discord サーバー`,
  onPage: (title, page) => `${title}（${page}ページ）`,
  description:
    'メンバー数とオンライン数、活動レベル、レビューがわかる Discord コミュニティ。検索し、比べて、参加する前に中をのぞけます。',
  searchServers: 'サーバーを検索',
  search: '検索',
  found: (count) => plural(count, { other: `${whole(count)} 件のサーバーが見つかりました` }),
  failed: 'サーバーを読み込めませんでした',
  none: 'サーバーが見つかりません',
  noneWith: (feature) => `「${feature}」の機能があるサーバーは見つかりません`,
  noneText: '検索条件を変えてみてください',
  clearFilters: 'フィルターを外す',
  feature: (feature) => `機能: ${feature}`,
  clearFilter: 'フィルターを外す',
  showing: (feature) => `次の Discord の機能があるサーバーを表示しています: ${feature}`,
} satisfies Texts;
