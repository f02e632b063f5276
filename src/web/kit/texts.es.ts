import type { Texts } from './texts.ts';

export default {
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: (page, total) => `Página ${page} de ${total}`,
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  dismiss: 'Descartar',
  notification: 'Notificación',
  tryAgain: 'Reintentar',
  tryLater: 'Inténtalo de nuevo más tarde',
  notifications: 'Notificaciones ({hotkey})',
  close: (title) => `Cerrar ${title.toLowerCase()}`,
  justNow: 'ahora mismo',
  notEnough: 'faltan datos',
} satisfies Texts;
