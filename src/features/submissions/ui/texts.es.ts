import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Añade tu comunidad',
  lead: 'Comparte cualquier servidor de Discord y ayuda a otros a descubrir grandes comunidades. ¡No hacen falta permisos de gestión!',
  byInvite: 'Añadir con un enlace de invitación',
  inviteLink: 'Enlace de invitación',
  agree: 'Acepto las condiciones: este servidor sigue las condiciones y normas de la comunidad de Discord.',
  submitServer: 'Añadir servidor',
  submit: 'Añadir',
  submitting: 'Añadiendo...',
  retrieving: 'Obteniendo datos reales de Discord...',
  noScript: 'Para añadir un servidor hace falta JavaScript. Explorar y buscar funcionan sin él.',
  guidelines: 'Normas',
  guidelinesList: [
    { title: 'Cualquier servidor público', text: 'Tiene una invitación que pueden usar desconocidos.' },
    { title: 'Las comunidades activas son bienvenidas', text: 'Gente que habla entre sí, sea cual sea el tamaño.' },
    { title: 'Cualquier tema', text: 'Mientras siga las condiciones y normas de la comunidad de la plataforma.' },
    { title: 'Sin permisos de gestión', text: 'No hace falta que el servidor sea tuyo ni que lo lleves.' },
  ],
  howItWorks: 'Cómo funciona',
  steps: [
    { title: 'Pega el enlace de invitación', text: 'Un enlace completo o solo el código.' },
    {
      title: 'Los datos se obtienen solos',
      text: 'El nombre, el icono, la descripción y las funciones vienen de Discord.',
    },
    {
      title: 'Cifras reales de miembros y gente en línea',
      text: 'Lo que Discord dice de la invitación, y de cuándo es.',
    },
    { title: 'Actualización diaria', text: 'Cada servidor al menos una vez al día, los concurridos más a menudo.' },
  ],
  categories: 'Categorías',
  proposed: 'Propuestas según los datos públicos de la comunidad. Corrige lo que no encaje.',
  pickOne: 'Elige al menos una categoría.',
  chosenOf: (chosen, most) => `${chosen} de ${most}`,
  submittingInvite: ['Se enviará ', ''],
  firstOfSeveral: 'Se encontraron varias invitaciones; se usa la primera.',
  lookingUp: 'Consultando la invitación',
  noPreview: 'Ahora no hay vista previa. Puedes añadirlo igualmente.',
  alreadyListed: 'Ya está incluido: [ver su página]. Si lo añades otra vez, se actualiza lo que muestra.',
  notes: {
    'invites-paused': 'Sus invitaciones están en pausa: se podrá entrar cuando el servidor las vuelva a abrir.',
    'limited-uses': 'Esta invitación tiene un número limitado de usos.',
    'apply-to-join': 'Los nuevos miembros solicitan entrar.',
    expiring: 'Esta invitación caduca. Una que no caduque mantiene abierta la ficha.',
    'age-restricted': 'Discord lo marca con restricción de edad, así que antes lo mira un moderador.',
  },
  manage: 'Añade un servidor que gestionas',
  loadingAccount: 'Cargando tu cuenta',
  connect:
    'Conecta tu cuenta de Discord para ver los servidores que gestionas y añadirlos con un clic. Es opcional: cualquiera puede añadir con un enlace de invitación.',
  login: 'Iniciar sesión con Discord',
  logout: 'Cerrar sesión',
  loggedInAs: ['Sesión iniciada como ', ''],
  managedFailed: 'No se han podido cargar tus servidores',
  noManaged: 'Necesitas el permiso MANAGE_GUILD para añadir servidores',
  members: (count) => plural(count, { one: '1 miembro', other: `${whole(count)} miembros` }),
  membersUnknown: 'Miembros desconocidos',
  view: 'Ver',
  inviteTo: (name) => `Una invitación a ${name}`,
  inviteNeeded:
    'Este servidor no muestra ninguna invitación pública. Pega un enlace de invitación que lleve a él y no caduque.',
  inviteUrl: 'Enlace de invitación de Discord',
  cancel: 'Cancelar',
  submitted: 'Servidor añadido',
  updated: 'Servidor actualizado',
  isOnTheRow: (name) => `${name} ya está en la fila.`,
  isWaiting: (name) => `${name} espera a la moderación.`,
  submitFailed: 'No se ha podido añadir el servidor',
  wentWrong: 'Algo ha fallado',
  success: {
    waits: (name) => `${name} espera a la moderación`,
    waitsAgain: 'Ya se había añadido y aún no está en ninguna lista. El servidor se actualiza solo cada día.',
    waitsFirst: (reason) =>
      `${reason} Solo tú puedes ver su página hasta que un moderador lo mire. El servidor se actualiza solo cada día.`,
    updated: (name) => `${name} se ha actualizado`,
    updatedText:
      'Ya estaba incluido. Su información se ha actualizado con los últimos datos de Discord. El servidor se actualiza solo cada día.',
    added: (name) => `${name} ya está en la fila`,
    addedText: 'Ahora todo el mundo puede encontrarlo. El servidor se actualiza solo cada día.',
    view: 'Ver la página del servidor',
    back: 'Volver al inicio',
  },
  pending: 'Pendiente',
  pendingText:
    'Este servidor espera a la moderación. Hasta que se apruebe, solo tú puedes ver esta página y no está en ninguna lista. Si se rechaza, el motivo está en [Decisiones de moderación].',
  inviteRequired: { title: 'Falta la invitación', text: 'Indica el enlace de invitación de un servidor de Discord.' },
  agreementRequired: { title: 'Falta tu acuerdo', text: 'Debes aceptar las condiciones.' },
  failed: { title: 'No se ha podido añadir', text: 'Inténtalo más tarde.' },
  refused: {
    discord_data: {
      title: 'Servidor de Discord no accesible',
      text: 'No se han podido obtener los datos de Discord. Comprueba que el enlace de invitación sea válido y accesible.',
    },
    invalid_invite: {
      title: 'Invitación de Discord no válida',
      text: 'Indica un enlace de invitación válido de un servidor de Discord.',
    },
    unknown_invite: {
      title: 'Enlace de invitación no válido',
      text: 'El enlace de invitación de Discord parece no ser válido o haber caducado.',
    },
    discord_fetch_failed: {
      title: 'Error de conexión con Discord',
      text: 'No se puede conectar con Discord. Comprueba el enlace de invitación e inténtalo de nuevo.',
    },
  },
} satisfies Texts;
