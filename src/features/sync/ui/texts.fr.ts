import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  sync: 'Actualiser',
  syncOf: (name) => `Actualiser ${name}`,
  syncing: 'Actualisation...',
  synced: 'Actualisé',
  counts: (members, online) => `${whole(members)} membres, ${whole(online)} en ligne`,
  failed: 'Échec de l’actualisation',
  noReason: 'Impossible d’actualiser avec Discord. Le bot n’a peut-être pas accès à ce serveur.',
} satisfies Texts;
