import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'カテゴリーを見る',
  allText: 'テーマからコミュニティを探せます。',
  allDescription: 'テーマで探す Discord コミュニティ。ゲーム、音楽、勉強、アート、コードなど。',
  none: 'カテゴリーはまだありません',
  noneText: 'サーバーが登録されると表示されます。',
  submit: 'サーバーを登録',
  loading: 'カテゴリーを読み込んでいます',
  failed: 'カテゴリーを読み込めませんでした',
  popular: '人気',
  servers: (count) => plural(count, { other: `${whole(count)} サーバー` }),
  members: (count) => plural(count, { other: `メンバー ${compact(count)} 人` }),
  exactMembers: (count) => plural(count, { other: `メンバー ${whole(count)} 人` }),
  averageRating: '平均評価',
  serversOf: (category) => `${category}の Discord サーバー`,
  onPage: (title, page) => `${title}（${page}ページ）`,
  description: (text, servers, members) =>
    `${text}${plural(servers, { other: `${whole(servers)} のコミュニティ、メンバー合計 ${whole(members)} 人。` })}`,
  sorts: { members: 'メンバー数', online: 'オンライン数', activity: '活動レベル', name: '名前' },
  noServers: 'サーバーはまだありません',
  noServersText: 'このカテゴリーに最初のサーバーを登録してみませんか。',
  notFound: 'カテゴリーが見つかりません',
  notFoundText: 'このカテゴリーは存在しないか、サーバーがありません。',
  browseAll: 'すべてのカテゴリーを見る',
} satisfies Texts;
