import type { Texts } from './texts.ts';

export default {
  title: '最近見たサーバー',
  onlyHere: 'このブラウザーにだけ保存されます。ほかの人には見えません。',
  clear: '消去',
  off: 'オフにする',
  offToast: '「最近見たサーバー」をオフにしました',
  offText: '保存されていたものは消えました。プロフィールのページで再びオンにできます。',
  cleared: '「最近見たサーバー」を消去しました',
  undo: '元に戻す',
  undoHint: '元に戻すには F8 を押して一覧を戻してください',
  keepThem: '見たサーバーを記録する',
  explained: '最近の 12 件を、ホームとコマンドメニューに表示します。このブラウザーにだけ保存されます。',
} satisfies Texts;
