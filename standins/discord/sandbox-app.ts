// The only registered application, and its bot.

/** Not secrets: they give access only to the stand-in. */
export const sandboxApp = {
  id: '990000000000000001',
  clientSecret: 'sandbox-secret',
  botToken: 'sandbox-bot',
  name: 'Duskrow (sandbox)',
  description: 'Find the server with its lights on.',
} as const;

export const botUser = {
  id: '990000000000000002',
  username: 'duskrow-sandbox-bot',
  discriminator: '7001',
  global_name: null,
  avatar: null,
  bot: true,
} as const;

/** VIEW_CHANNEL and CREATE_INSTANT_INVITE. */
export const botPermissions = (1n << 10n) | 1n;

/** Vanity codes of the guilds that the bot is in initially. */
export const botGuildCodes: readonly string[] = [
  'hollowlantern',
  'oadro',
  'pixelorchard',
  'nightshift',
  'mosscircuit',
  'slowkitchen',
  'kanjicoffee',
  'tidewatch',
  'compileclub',
  'zwergenschmiede',
];
