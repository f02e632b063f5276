import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: '言語を見る',
  allText: '話されている言語でコミュニティを探せます。',
  allDescription: '言語で探すDiscordコミュニティ。あなたの言語が話されているサーバーが見つかります。',
  none: '言語はまだありません',
  noneText: 'サーバーが登録されると表示されます。',
  submit: 'サーバーを登録',
  loading: '言語を読み込んでいます',
  failed: '言語を読み込めませんでした',
  serversIn: (language) => `${language}のDiscordサーバー`,
  onPage: (title, page) => `${title}（${page}ページ）`,
  lead: (language) => `${language}が話されているコミュニティ。`,
  description: (count, language) =>
    plural(count, { other: `${language}が話されているDiscordコミュニティが${whole(count)}件あります。` }),
  servers: (count) => plural(count, { other: `${whole(count)}サーバー` }),
  notFound: '言語が見つかりません',
  notFoundText: 'この言語とわかっているサーバーはありません。',
  browseAll: 'すべての言語を見る',
  filter: 'このサーバーを絞り込む',
  sources: {
    owner: 'オーナーによる指定',
    platform: 'Discordの設定',
    given: '登録時の指定',
    detected: '説明文から判定',
  },
  unknown: '不明',
} satisfies Texts;
