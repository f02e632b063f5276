import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  hide: 'Ocultar para mí',
  showAgain: 'Volver a mostrar',
  showNamed: (name) => `Volver a mostrar: ${name}`,
  hiddenToast: (name) => `${name} está oculto para ti`,
  hiddenToastText: 'Ya no aparece en tus listas. En tu perfil está la lista de lo que ocultaste.',
  shownToast: (name) => `${name} vuelve a mostrarse`,
  undo: 'Deshacer',
  undoHint: (name) => `Deshacer: pulsa F8 y vuelve a mostrar ${name}`,
  notHidden: (name) => `${name} no se ocultó`,
  notShown: (name) => `${name} sigue oculto`,
  full: (most) => `Ya ocultas ${most} servidores. Vuelve a mostrar uno de ellos primero.`,
  noRoom: (count) => `Servidores ocultos en este navegador que vuelven a mostrarse: ${count}`,
  noRoomText: 'Has alcanzado el máximo de servidores ocultos.',
  tryLater: 'Inténtalo de nuevo más tarde.',
  countHere: (count) =>
    plural(count, { one: 'Has ocultado 1 servidor de aquí', other: `Has ocultado ${count} servidores de aquí` }),
  reveal: 'Ver cuáles',
  conceal: 'Omitir',
  isHidden: 'Ocultaste este servidor: no aparece en tus listas.',
  title: 'Servidores ocultos',
  inAccount: 'No aparecen en tus listas, sugerencias ni recomendaciones. Nadie más lo ve.',
  inBrowser:
    'No aparecen en tus listas, sugerencias ni recomendaciones. Se guardan solo en este navegador hasta que inicies sesión.',
  none: 'No hay nada oculto. Los tres puntos de un servidor lo ocultan de tus listas.',
  unlisted: 'Un servidor que ya no figura aquí',
} satisfies Texts;
