import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Datos abiertos',
  lead: 'Todos los servidores de la lista en un archivo, renovado una vez al día. Sin clave y sin cuenta.',
  file: 'El archivo',
  download: 'Descargar',
  date: 'Día',
  servers: 'Servidores',
  serverCount: (count) => plural(count, { one: '1 servidor', other: `${whole(count)} servidores` }),
  size: 'Tamaño',
  format: 'Formato',
  formatText: 'JSON Lines, comprimido con gzip: un servidor por línea, primero los más recientes',
  checksum: 'Suma SHA-256',
  licence: 'Licencia',
  noLicence: 'El operador aún no ha indicado ninguna. Pregunta antes de publicar lo que hagas con los datos.',
  description: 'Los mismos datos en JSON',
  off: 'No disponible por ahora',
  offText:
    'Por ahora este sitio no ofrece sus datos en un solo archivo. Con la API se pueden leer servidor por servidor.',
  making: 'El archivo se está creando en este momento',
  makingText: 'Vuelve a cargar la página en unos segundos.',
  failed: 'No se pudieron cargar los datos del archivo',
  failedFields: 'No se pudieron cargar los campos',
  later: 'Inténtalo de nuevo más tarde',
  use: 'Cómo usarlo',
  fetchTitle: 'Descargarlo, comprobarlo y leerlo',
  clientTitle: 'Lo mismo con el cliente para JavaScript',
  rules: 'Qué conviene saber',
  rulesList: [
    'Los recuentos son aproximados, tal como los dio la plataforma; lastSyncedAt dice de cuándo son. Lo desconocido es null.',
    'Solo contiene lo que aquí puede ver todo el mundo. No están los servidores que esperan a la moderación, los retirados ni los que son para adultos.',
    'Cuando se retira un servidor que está en él, el archivo se retira al instante y se crea de nuevo sin ese servidor. Descárgalo cada día y borra lo que ya no aparezca.',
    'Pregunta con el ETag de tu archivo en If-None-Match: mientras sea el más nuevo, la respuesta es 304. Con Range se continúa una descarga.',
  ],
  api: 'Para servidores sueltos, búsquedas y cambios durante el día está [la API].',
  fields: 'Campos de una línea',
} satisfies Texts;
