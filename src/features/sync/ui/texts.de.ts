import type { Texts } from './texts.ts';

export default {
  sync: 'Aktualisieren',
  syncOf: (name) => `${name} aktualisieren`,
  syncing: 'Wird aktualisiert...',
  synced: 'Aktualisiert',
  counts: (members, online) => `Mitglieder: ${members}, online: ${online}`,
  failed: 'Aktualisieren fehlgeschlagen',
  noReason: 'Der Abgleich mit Discord ging nicht. Vielleicht hat der Bot keinen Zugang zu diesem Server.',
} satisfies Texts;
