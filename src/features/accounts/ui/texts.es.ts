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
} satisfies Texts;
