import type { Texts } from './texts.ts';

export default {
  sync: 'Actualizar',
  syncOf: (name) => `Actualizar ${name}`,
  syncing: 'Actualizando...',
  synced: 'Actualizado',
  counts: (members, online) => `Miembros: ${members}, en línea: ${online}`,
  failed: 'No se ha podido actualizar',
  noReason: 'No se puede actualizar con Discord. Puede que el bot no tenga acceso a este servidor.',
} satisfies Texts;
