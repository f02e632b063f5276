import type { Texts } from './texts.ts';

export default {
  pages: 'ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pageOf: (page, total) => `${total} ページ中 ${page} ページ目`,
  previous: '前へ',
  next: '次へ',
  page: (page) => `${page} ページ`,
  dismiss: '閉じる',
  notification: '通知',
  tryAgain: 'もう一度試す',
  tryLater: '後でもう一度お試しください',
  notifications: '通知 ({hotkey})',
  close: (title) => `${title}を閉じる`,
  justNow: 'たった今',
  notEnough: 'データ不足',
} satisfies Texts;
