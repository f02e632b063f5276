import type { Texts } from './texts.ts';

export default {
  loadingAccount: 'Cargando tu cuenta',
  logIn: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  menu: 'Tu menú',
  menuOf: (name) => `Tu menú, ${name}`,
  profile: 'Perfil',
  forYou: 'Para ti',
  myReviews: 'Mis reseñas',
  achievements: 'Logros',
  admin: 'Administración',
  sessionEnded: 'Tu sesión ha terminado.',
  logInAgain: 'Volver a iniciar sesión',
  unreachable: 'No se puede acceder al sitio en este momento.',
  draftKept: 'Tu texto queda guardado en este navegador.',
  sendLater: 'Vuelve a enviarlo cuando recuperes la conexión.',
  draftNotKept: 'Este navegador no guarda tu texto: cópialo antes de salir de la página.',
  draftRestored: 'Hemos recuperado el texto que no habías enviado.',
  discardDraft: 'Descartar el texto',
  login: 'Iniciar sesión',
} satisfies Texts;
