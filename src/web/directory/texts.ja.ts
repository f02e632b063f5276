import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const short = (count: number | null) => (count === null ? '不明' : compact(count));

export default {
  unknown: '不明',
  members: (count) => `メンバー *${short(count)}*`,
  online: (count) => `オンライン *${short(count)}*`,
  counts: (members, online) => `メンバー ${short(members)} · オンライン ${short(online)}`,
  membersSource: (count) => [`メンバー ${whole(count)} 人: 招待による概数、`, ''],
  onlineSource: (count) => [`オンライン ${whole(count)} 人: 招待による概数、`, ''],
  source: ['招待による概数、', ''],
  levels: { 'Very Active': 'とても活発', Active: '活発', Growing: '成長中', Casual: 'のんびり' },
  freshness: {
    live: { word: 'ライブ', limit: '30 分以内' },
    synced: { word: '同期済み', limit: '24 時間未満' },
    stale: { word: '古い', limit: '24 時間超' },
  },
  checked: { now: 'たった今確認', ago: (age) => `${age}に確認` },
  inviteProblems: { failing: '招待が無効', expired: '招待の期限切れ', quarantined: '招待は別のサーバー宛て' },
  notSynced: '未同期',
  syncRhythm: '数時間ごとに自動で同期します。静かなサーバーは毎日です。',
  verified: '認証済み',
  partnered: 'パートナー',
  boostLevel: (tier) => `レベル ${tier}`,
  noReviews: 'レビューはまだありません',
  rated: '評価',
  reviewsAfter: (count) => plural(count, { other: '件のレビュー' }),
  moreFeatures: (count) => `他 ${count} 件`,
  loading: 'サーバーを読み込んでいます',
  servers: 'サーバー',
  view: '表示',
  gridView: 'グリッド表示',
  listView: 'リスト表示',
  sortServers: 'サーバーを並べ替える',
  sort: '並べ替え',
  sorts: {
    relevance: '関連度順',
    members: 'メンバーが多い順',
    memberCount: 'メンバーが多い順',
    online: 'オンラインが多い順',
    activity: '活発な順',
    newest: '新着順',
    name: '名前順',
    rating: '評価が高い順',
  },
  firstPage: '最初のページ',
  noPage: (page) => `${page} ページはありません`,
  failedServers: 'サーバーを読み込めませんでした',
  listShorter: 'リストはそこまで長くありません。',
} satisfies Texts;
