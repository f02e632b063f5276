import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  sync: 'Sync',
  syncOf: (name: string) => `Sync ${name}`,
  syncing: 'Syncing...',
  synced: 'Synced',
  /** Numbers as they are read, or 'unknown'. */
  counts: (members: string, online: string) => `${members} members, ${online} online`,
  failed: 'Sync failed',
  noReason: 'Unable to sync with Discord. The bot may not have access to this server.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
