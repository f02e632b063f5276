import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  loading: 'サーバーを読み込んでいます',
  notFound: 'サーバーが見つかりません',
  notFoundText: 'お探しのサーバーは存在しないか、削除されました。',
  back: '戻る',
  failed: 'サーバーを読み込めませんでした',
  facts: 'サーバーの情報',
  actions: 'サーバーの操作',
  report: 'このサーバーを報告',
  headTitle: 'Discord サーバー',
  headMissing: 'このサーバーは存在しないか、削除されました。',
  headFailed: 'このサーバーは現在表示できません。',
  headCounts: (name, members) =>
    members === null
      ? `Discord の ${name}。`
      : plural(members, { other: `Discord の ${name}。メンバー約 ${whole(members)} 人。` }),
  breadcrumb: 'パンくずリスト',
  discover: '見つける',
  community: 'コミュニティ',
  verification: (level) => `認証レベル: ${level}`,
  join: 'サーバーに参加',
  radio: 'ラジオ',
  newTab: '(新しいタブで開きます)',
  members: 'メンバー',
  online: '現在オンライン',
  rating: '評価',
  reviews: (count) => plural(count, { other: `レビュー ${whole(count)} 件` }),
  boosts: 'ブースト',
  noBoosts: 'なし',
  glance: '概要',
  lastSynced: '最終同期',
  counts: '人数',
  countsSource: '招待による概数',
  channels: 'チャンネル',
  roles: 'ロール',
  region: '地域',
  language: '言語',
  slug: '短い名前',
  listedSince: '掲載開始',
  tags: 'タグ',
  growth: '成長',
  notEnough: 'データ不足',
  growthLine: (first, last) => [
    `メンバーは ${whole(first)} 人 (`,
    `) から ${whole(last)} 人 (`,
    last === first
      ? ') で、変化はありません。'
      : last > first
        ? `) へ、${whole(last - first)} 人増えました。`
        : `) へ、${whole(first - last)} 人減りました。`,
  ],
  oddGrowth: '異例の増加',
  oddGrowthText: (before, after, shareBefore, shareNow) => [
    `異例の増加: メンバーが ${whole(before)} 人から ${whole(after)} 人に増え (`,
    `)、オンラインの割合は ${shareBefore} から ${shareNow} になりました。1 週間は、増える前のメンバー数で並べます。`,
  ],
  ranking: '並び順のしくみ',
  invite: '招待',
  inviteStates: {
    failing:
      'Discord によると、この招待は無効になっています。約 1 時間後にもう一度確認し、それでも無効なら、有効な招待が登録されるまで一覧から外します。',
    expired: 'この招待は期限切れか、取り消されました。毎日確認し、再び有効になればサーバーは一覧に戻ります。',
    quarantined: 'この招待は今は別のサーバーにつながるため、ここからは参加できません。元に戻るまで毎日確認します。',
  },
  invitesPaused:
    'このサーバーは招待を一時停止しています。試すことはできますが、再開されるまで Discord に断られることがあります。',
  lastChecked: ['最終確認: ', '。'],
  newInvite: '元に戻すには、[新しい招待を登録]してください。',
  spread: 'ユーザーの分布',
  simulated: '架空',
  simulatedText: '説明のために無作為に作ったものです。Discord はメンバーの居場所を公開していません。',
  showOthers: (count) => plural(count, { other: `他 ${count} 件を表示` }),
  hideOthers: (count) => plural(count, { other: `他 ${count} 件を隠す` }),
  similar: '似ているサーバー',
  noSimilar: 'このカテゴリーにはまだありません。',
  ageTitle: '年齢制限のあるサーバー',
  ageText: (name) =>
    `Discord では ${name} に年齢制限があります。中を見るには、18 歳以上で、お住まいの地域の成人年齢に達している必要があります。`,
  ageConfirm: '18 歳以上です',
  backHome: 'ホームに戻る',
  ageNoScript: '回答はこのブラウザーに保存されるため、中を見るには JavaScript が必要です。',
} satisfies Texts;
