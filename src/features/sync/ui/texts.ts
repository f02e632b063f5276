import { whole } from '#web/kit/number.ts';
import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  sync: 'Sync',
  syncOf: (name: string) => `Sync ${name}`,
  syncing: 'Syncing...',
  synced: 'Synced',
  counts: (members: number, online: number) => `${whole(members)} members, ${whole(online)} online`,
  failed: 'Sync failed',
  noReason: 'Unable to sync with Discord. The bot may not have access to this server.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
