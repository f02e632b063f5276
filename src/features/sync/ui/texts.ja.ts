import type { Texts } from './texts.ts';

export default {
  sync: '更新',
  syncOf: (name) => `${name} を更新`,
  syncing: '更新中...',
  synced: '更新しました',
  counts: (members, online) => `メンバー ${members}、オンライン ${online}`,
  failed: '更新できませんでした',
  noReason: 'Discord と同期できません。ボットがこのサーバーにアクセスできない可能性があります。',
} satisfies Texts;
