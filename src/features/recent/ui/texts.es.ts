import type { Texts } from './texts.ts';

export default {
  title: 'Vistos recientemente',
  onlyHere: 'Se guarda solo en este navegador. Nadie más lo ve.',
  clear: 'Vaciar',
  off: 'Desactivar',
  offToast: '«Vistos recientemente» está desactivado',
  offText: 'Lo guardado se ha borrado. En tu página de perfil se vuelve a activar.',
  cleared: '«Vistos recientemente» está vacío',
  undo: 'Deshacer',
  undoHint: 'Deshacer: pulsa F8 y recupera la lista',
  keepThem: 'Guardar los servidores que miro',
  explained: 'Los doce últimos, en la página de inicio y en el menú de comandos. Se guardan solo en este navegador.',
} satisfies Texts;
