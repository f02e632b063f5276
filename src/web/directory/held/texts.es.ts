import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  because: {
    'age-restricted': () => 'Tiene restricción de edad.',
    'blocked-term': () => 'Sus textos contienen un término bloqueado.',
    'same-name': ({ name }) => `Tiene el mismo nombre que ${name}, que ya está incluido.`,
    'same-icon': ({ name }) => `Tiene el mismo icono que ${name}, que ya está incluido.`,
    'few-members': ({ members }) => `Tiene menos de ${whole(members)} miembros.`,
    'many-today': () => 'Hoy se han añadido muchos servidores desde aquí.',
    'unseen-today': () => 'La moderación aún no ha visto los otros servidores añadidos hoy desde aquí.',
    'alike-today': () => 'La moderación aún no ha visto los otros servidores parecidos que llegaron hoy.',
    waiting: () => 'Espera a la moderación.',
    'taken-down': () => 'Sus propietarios lo han retirado.',
  },
} satisfies Texts;
