import type { Texts } from './texts.ts';

export default {
  failed: 'No se pudieron cargar los servidores. Inténtalo de nuevo.',
  none: 'No se encontraron servidores',
  noneText: 'Prueba a cambiar los criterios de búsqueda',
  clearFilters: 'Quitar filtros',
  listControls: 'Controles de la lista',
  categories: 'Categorías',
  browseCategories: 'Explorar categorías',
  submit: 'Añade tu comunidad',
  submitText: 'Comparte cualquier servidor de Discord. No hacen falta permisos de administración.',
  byInvite: 'Enviar con un enlace de invitación',
  api: 'Construye algo con ello',
  apiText: 'Una API pública de solo lectura. Sin claves, sin límite de llamadas, con datos sincronizados cada día.',
  baseUrl: 'URL base:',
  apiDocs: 'Ver la documentación de la API',
  example: 'Ejemplo con cURL',
} satisfies Texts;
