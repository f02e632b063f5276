import type { Texts } from './texts.ts';

export default {
  names: {
    Gaming: 'ゲーム',
    Music: '音楽',
    Technology: 'テクノロジー',
    Community: 'コミュニティ',
    Education: '教育',
    Art: 'アート',
    Entertainment: 'エンタメ',
    Sports: 'スポーツ',
    Programming: 'プログラミング',
    Other: 'その他',
  },
  descriptions: {
    Gaming: 'ギルドやチーム、一緒に遊ぶ仲間。',
    Music: 'リスニングパーティー、制作者、バンド。',
    Technology: 'ガジェット、科学、ハードウェア、ウェブ。',
    Community: '話して、出会って、居場所になるところ。',
    Education: '勉強会、語学、講座。',
    Art: '絵、文章、デザイン、手仕事。',
    Entertainment: '映画、ドラマ、アニメ、本、ミーム。',
    Sports: 'チーム、練習、試合の日。',
    Programming: 'コードとツール、それを作る人たち。',
    Other: 'ほかのどこにも当てはまらないもの。',
  },
} satisfies Texts;
