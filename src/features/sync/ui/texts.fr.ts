import type { Texts } from './texts.ts';

export default {
  sync: 'Actualiser',
  syncOf: (name) => `Actualiser ${name}`,
  syncing: 'Actualisation...',
  synced: 'Actualisé',
  counts: (members, online) => `Membres : ${members}, en ligne : ${online}`,
  failed: 'Échec de l’actualisation',
  noReason: 'Impossible d’actualiser avec Discord. Le bot n’a peut-être pas accès à ce serveur.',
} satisfies Texts;
