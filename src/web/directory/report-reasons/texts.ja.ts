import type { Texts } from './texts.ts';

export default {
  reasons: {
    spam: 'スパムまたは広告',
    scam: '詐欺またはマルウェア',
    hate: 'ヘイトまたは嫌がらせ',
    sexual: '性的な内容',
    illegal: '違法なもの',
    'personal-data': '誰かの個人情報',
    false: '虚偽または誤解を招く内容',
    other: 'その他',
  },
} satisfies Texts;
