import type { Texts } from './texts.ts';

export default {
  title: 'Falta una parte de esta página',
  text: 'No ha llegado. Comprueba tu conexión y vuelve a cargar la página.',
  reload: 'Recargar',
  close: 'Ahora no',
} satisfies Texts;
