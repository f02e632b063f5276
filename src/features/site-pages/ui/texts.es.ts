import type { Texts } from './texts.ts';

export default {
  operatorName: '[nombre del responsable]',
  operatorContact: '[cómo contactar con el responsable]',
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda este sitio, por qué, durante cuánto tiempo y cómo obtenerlo o hacer que se borre.',
    responsible: 'Quién es responsable',
    visitors: 'Si solo echas un vistazo',
    visitorsList: [
      '*Tu dirección* se usa mientras se responde a una petición y se cuenta en memoria para limitar abusos. No se guarda. Un hash de ella con clave queda dos días junto a lo que envías, para que se cumplan los límites por día. Cuando se consulta a Discord una invitación para ti, se conserva unos diez minutos otro hash con clave de tu dirección y de tu cuenta, para limitar la frecuencia.',
      '*Las visitas* a la página de un servidor y los clics en su invitación se cuentan por día. Para contar una visita una sola vez, se conserva alrededor de un día un hash con clave de tu dirección y de un número aleatorio de tu visita.',
      '*Las palabras que buscaste* y con las que encontraste un servidor se cuentan para sus propietarios, por día y palabra, sin ti. Las búsquedas sin resultados se cuentan para los moderadores, solo por sus palabras y sin ti, en cuanto dos personas han buscado lo mismo.',
      '*En tu navegador* quedan el tema que elegiste, una página para cuando no tienes conexión, los servidores que marcaste, ocultaste o elegiste para comparar, los doce últimos que miraste si no lo desactivas y, hasta que lo cierres, hasta dónde te habías desplazado y que confirmaste tu edad. Al cerrar sesión se borran esas listas de servidores. Solo se pone una cookie en dos casos: cuando eliges un idioma, que se recuerda durante un año, y cuando algo que enviaste espera a la moderación, para que tu navegador lo vea durante 90 días.',
    ],
    people: 'Si inicias sesión',
    peopleList: [
      '*De la plataforma:* tu ID, nombre de usuario, nombre visible e imagen y, si aceptas, la lista de servidores en los que estás. Indica qué servidores gestionas y qué reseñas son de miembros. La pantalla de consentimiento pide también tu correo, pero no se lee ni se guarda: este sitio no envía correos. Los tokens de la plataforma se guardan cifrados y se revocan cuando cierras sesión en tu último navegador.',
      '*Lo que haces aquí:* tu perfil, envíos, servidores reclamados, favoritos, servidores ocultos, reseñas y votos, puntos con las páginas que los dieron, denuncias, recursos y tu zona horaria, para las rachas según tu día.',
      '*Sesiones:* un hash de una cookie aleatoria, el nombre de tu navegador y las horas de uso. Una sesión termina tras dos semanas sin visitas y, en todo caso, a los 90 días. Una segunda cookie solo dice que hay una sesión; una tercera protege el inicio de sesión y cuenta durante diez minutos cuántos empieza este navegador.',
      '*El texto que aún no has enviado*, de una reseña, una respuesta, una denuncia o tu perfil, queda en tu navegador hasta 30 días. Desaparece cuando lo envías, lo descartas o cierras la sesión allí; si no has iniciado sesión, cuando cierras la pestaña.',
      '*Son públicos* tu nombre de usuario y tu imagen junto a tus reseñas, y tu nombre de usuario y tus puntos en la clasificación. Quién denunció algo lo ven, como mucho, los moderadores.',
    ],
    communities: 'Servidores que aparecen aquí',
    communitiesText:
      'De los servidores, el sitio guarda lo que su invitación muestra a cualquiera: nombre, descripción, imágenes, funciones y cuántos miembros y personas en línea hay, con su historial. De ahí no se guarda quién invitó, de quién es ni quién es miembro de un servidor. Un propietario puede retirar un servidor para siempre en su página.',
    others: 'Quién más lo sabe',
    othersText:
      'Sin analítica, sin publicidad, sin rastreadores, y no se vende nada. Las imágenes de los servidores y, con la sesión iniciada, la tuya vienen de los servidores de imágenes de la plataforma, así que tu navegador les dice tu dirección. Las de otras personas pasan por este sitio: la plataforma no sabe quién las mira, y quien las mira no conoce su ID en la plataforma. Cuando inicias sesión, la plataforma sabe que usas este sitio. Cualquiera puede leer las páginas y llamadas públicas de este sitio.',
    rights: 'Tus datos son tuyos',
    rightsText:
      'En [tu perfil] puedes exportar todo lo que se guarda sobre ti y eliminar tu cuenta. Los datos personales desaparecen al momento. Las reseñas se quedan como «usuario eliminado» o se van también, como elijas; las denuncias se quedan sin tu nombre ni tus palabras. Si tu cuenta fue suspendida, se conserva un hash con clave de tu ID de la plataforma para que la suspensión se mantenga; no le dice a nadie quién eres. También se conserva un hash así de tu ID y del servidor por cada reseña que se queda o que la moderación retiró, para que nadie reseñe dos veces un servidor. Las copias de seguridad del responsable quedan fuera de este software.',
    decisionsText:
      'Lo que los moderadores decidieron sobre lo que publicaste, con sus motivos, está en [Decisiones de moderación]. Para todo lo demás, pregunta al responsable de arriba.',
  },
  terms: {
    title: 'Condiciones',
    lead: 'Qué puedes esperar de este sitio y qué espera él de ti.',
    who: 'Quién lo lleva',
    whoText:
      'Este es un directorio independiente de comunidades. No está vinculado a Discord Inc. No gestiona las comunidades que muestra ni es responsable de lo que ocurre en ellas.',
    submit: 'Qué puedes enviar',
    submitList: [
      'Servidores abiertos al público, con una invitación permanente. No hace falta que sean tuyos ni que los gestiones.',
      'Servidores que siguen las condiciones y normas de la comunidad de la plataforma.',
      'Los servidores con restricción de edad esperan a la moderación y no están en ninguna lista normal. También los que contienen un término bloqueado o se parecen a otro.',
    ],
    submitText: 'Quien gestiona un servidor puede reclamar su página, editarla y retirarla para siempre.',
    write: 'Lo que escribes',
    writeList: [
      'Una reseña por servidor, tuya, sincera y sin datos personales de nadie.',
      'Nada de spam, publicidad, estafas, odio, acoso ni contenido sexual o ilegal.',
      'Lo que escribes sigue siendo tuyo. Permites que el sitio lo muestre hasta que lo borres.',
    ],
    moderation: 'Moderación',
    moderationText:
      'Cualquiera que haya iniciado sesión puede denunciar un servidor o una reseña. Las denuncias de tres personas ocultan una reseña hasta que un moderador la mire; un servidor nunca se oculta por denuncias. Los moderadores pueden rechazar o bloquear servidores, retirar reseñas y suspender cuentas. La persona afectada ve siempre el motivo en [Decisiones de moderación] y puede recurrir una vez. Todo lo que hacen los moderadores queda registrado.',
    order: 'Orden y cifras',
    orderText:
      'Los puestos no se venden: mira [Cómo se ordena]. Las cifras son de la plataforma, aproximadas y tan antiguas como se indica.',
    warranty: 'Sin garantía',
    warrantyText:
      'El sitio se ofrece tal como es, puede estar cerrado o en solo lectura a ratos y puede cambiar. El uso automático de la API pública debe respetar sus límites.',
  },
  ranking: {
    title: 'Cómo se ordena',
    lead: 'Nadie puede comprar, empujar ni votar un servidor hacia arriba. Estas son todas las reglas, con los números que usa el sitio.',
    failed: 'No se han podido cargar las reglas',
    later: 'Inténtalo más tarde',
    rank: 'El rango',
    rankText:
      'Un servidor tiene de 0 a 100 puntos. Si no se pide otra cosa ni se busca nada, van primero los que tienen más puntos.',
    activityPart: (points) =>
      `*Actividad, hasta ${points} puntos:* su puntuación de actividad, más abajo, en partes de 100.`,
    sizePart: (points, members) =>
      `*Tamaño, hasta ${points} puntos:* según el logaritmo de sus miembros, completo con ${members}. Diez veces más miembros es siempre el mismo paso.`,
    ratingPart: (points) => `*Valoración, hasta ${points} puntos:* ninguno con una estrella, todos con cinco.`,
    examples: 'Ejemplos',
    examplesCaption: 'Ejemplos de servidores inventados',
    columns: ['Miembros', 'En línea', 'Valoración', 'Puntuación de actividad', 'Rango'],
    noReviews: 'Sin reseñas',
    starsOf: (stars, reviews) => `${stars} · ${reviews} reseñas`,
    activity: 'Actividad',
    activityText: 'La puntuación de actividad va de 0 a 100 y sale de las cifras de la plataforma.',
    crowd: (points, each) => `*Cuánta gente está en línea, hasta ${points}:* ${each} por cada potencia de diez.`,
    share: (points, each) =>
      `*Qué parte de los miembros está en línea, hasta ${points}:* ${each} por cada punto porcentual.`,
    levels: (veryActive, active, growth) =>
      `A partir de ${veryActive} un servidor es «Muy activo»; a partir de ${active}, «Activo». Por debajo es «En crecimiento» si su gente en línea crece más de ${growth} al día; si no, «Tranquilo». Mientras no se conocen las cifras, la puntuación es 0.`,
    rating: 'Valoración',
    ratingText: (reviews, stars) =>
      `Las tarjetas muestran la media simple de las estrellas. Para ordenar se cuenta como si un servidor tuviera ${reviews} reseñas más de ${stars} estrellas, para que una sola reseña de cinco estrellas no quede por encima de cincuenta de 4,8. Sin reseñas, el rango toma ${stars} estrellas; el orden por valoración deja esos servidores al final. Las reseñas ocultas tras denuncias no cuentan hasta que un moderador las mira.`,
    trending: 'Tendencias',
    trendingText: (days, members, growth, views) =>
      `La mitad es el crecimiento en ${days} días; la otra mitad, las visitas a su página aquí. El crecimiento se mide respecto a los miembros de antes y ${members} más, para que unas pocas entradas no lleven lejos a un servidor pequeño; ${growth} de eso es crecimiento completo. Las visitas cuentan por su logaritmo, completo con ${views}, y solo una al día por cada red, para que nadie suba un servidor a base de clics. Quien encoge no tiene parte de crecimiento.`,
    unusual: 'Crecimiento inusual',
    unusualText: (growth, people, times, share, days) =>
      `Un salto cuenta como inusual cuando los miembros aumentan un ${growth} o más y en ${people} personas o más en dos días, ${times} veces lo habitual de ese servidor o más, y la parte en línea cae al ${share} de lo que era o menos. Durante ${days} días el servidor se ordena entonces, aquí y en Tendencias, por los miembros que tenía antes, y su página dice por qué. Nunca se oculta por eso.`,
    others: 'Otros órdenes',
    othersText:
      'Una búsqueda pone primero los servidores cuyos nombres, etiquetas y descripciones encajan mejor con las palabras y, de los que encajan igual, el de mayor rango. Miembros, en línea, más nuevos y nombre son lo que dicen. Las cifras desconocidas van al final. Los servidores iguales van por orden de su ID, para que las páginas nunca repitan ni se salten ninguno.',
    badges: 'Los servidores verificados y asociados tienen una insignia, y ningún punto por ella.',
  },
  offline: {
    title: 'Estás sin conexión',
    text: 'No se pudo llegar a Duskrow. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
} satisfies Texts;
