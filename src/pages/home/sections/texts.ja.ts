import type { Texts } from './texts.ts';

export default {
  failed: 'サーバーを読み込めませんでした。もう一度お試しください。',
  none: 'サーバーが見つかりません',
  noneText: '検索条件を変えてみてください',
  clearFilters: 'フィルターを外す',
  listControls: 'リストの操作',
  categories: 'カテゴリー',
  browseCategories: 'カテゴリーを見る',
  submit: 'コミュニティを登録',
  submitText: 'どの Discord サーバーでも紹介できます。管理権限は必要ありません。',
  byInvite: '招待リンクで登録',
  api: 'データを使って作ろう',
  apiText: '読み取り専用の公開 API です。キーは不要、回数制限なし、データは毎日同期されます。',
  baseUrl: 'ベース URL:',
  apiDocs: 'API ドキュメントを見る',
  example: 'cURL の例',
} satisfies Texts;
