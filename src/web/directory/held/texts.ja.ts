import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  because: {
    'age-restricted': () => '年齢制限があります。',
    'blocked-term': () => '文章に禁止されている語が含まれています。',
    'same-name': ({ name }) => `掲載中の ${name} と同じ名前です。`,
    'same-icon': ({ name }) => `掲載中の ${name} と同じアイコンです。`,
    'few-members': ({ members }) => `メンバーが ${whole(members)} 人未満です。`,
    'many-today': () => '今日はここから多くのサーバーが登録されています。',
    'unseen-today': () => '今日ここから登録されたほかのサーバーを、モデレーターがまだ確認していません。',
    'alike-today': () => '今日届いたよく似たサーバーを、モデレーターがまだ確認していません。',
    waiting: () => 'モデレーターの確認待ちです。',
    'taken-down': () => '所有者が取り下げました。',
  },
} satisfies Texts;
