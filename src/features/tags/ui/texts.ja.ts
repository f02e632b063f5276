import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'タグを見る',
  allText: 'コミュニティが自分で語るテーマを、多い順に並べています。',
  allDescription: 'タグで探すDiscordコミュニティ。ゲーム、趣味、言語、ツールなど、人が集まるテーマがそろっています。',
  none: 'タグはまだありません',
  noneText: 'サーバーが登録されると表示されます。',
  submit: 'サーバーを登録',
  loading: 'タグを読み込んでいます',
  failed: 'タグを読み込めませんでした',
  serversWith: (tag) => `Discordサーバー：${tag}`,
  onPage: (title, page) => `${title}（${page}ページ）`,
  lead: 'このタグが付いたコミュニティ。',
  description: (count, tag) =>
    plural(count, { other: `「${tag}」のタグが付いたDiscordコミュニティが${whole(count)}件あります。` }),
  servers: (count) => plural(count, { other: `${whole(count)}サーバー` }),
  similar: '似ているタグ',
  together: (count) => plural(count, { other: `両方が付いたサーバーは${whole(count)}件` }),
  notFound: 'タグが見つかりません',
  notFoundText: 'このタグが付いたサーバーはありません。',
  browseAll: 'すべてのタグを見る',
  filter: 'このサーバーを絞り込む',
} satisfies Texts;
