import type { Texts } from './texts.ts';

export default {
  share: (percent) => `${percent} de los miembros en línea`,
  key: (percent) => `Cada ventana iluminada es el ${percent} de los miembros en línea`,
} satisfies Texts;
