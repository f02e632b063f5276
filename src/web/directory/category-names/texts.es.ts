import type { Texts } from './texts.ts';

export default {
  names: {
    Gaming: 'Juegos',
    Music: 'Música',
    Technology: 'Tecnología',
    Community: 'Comunidad',
    Education: 'Educación',
    Art: 'Arte',
    Entertainment: 'Entretenimiento',
    Sports: 'Deportes',
    Programming: 'Programación',
    Other: 'Otros',
  },
  descriptions: {
    Gaming: 'Gremios, equipos y gente con quien jugar.',
    Music: 'Escuchas en grupo, productores y bandas.',
    Technology: 'Aparatos, ciencia, hardware y la web.',
    Community: 'Lugares para hablar, conocerse y sentirse en casa.',
    Education: 'Grupos de estudio, idiomas y cursos.',
    Art: 'Dibujo, escritura, diseño y artesanía.',
    Entertainment: 'Cine, series, anime, libros y memes.',
    Sports: 'Equipos, entrenamiento y días de partido.',
    Programming: 'Código, herramientas y la gente que las crea.',
    Other: 'Todo lo que no encaja en otro sitio.',
  },
} satisfies Texts;
