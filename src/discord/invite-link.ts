// Reads what a person pastes as an invite, and writes invite links.
// Strict on purpose: one closed list of hosts and paths, ASCII only, so that a look-alike never becomes a code.
// Nothing here calls anybody; whether a code exists only the upstream's answer tells.

/** `discord.gg` is the short host: the code may follow at once. */
const SHORT_HOST = 'discord.gg';
const LONG_HOSTS = ['discord.com', 'discordapp.com'];
const PREFIXES = ['', 'www.', 'canary.', 'ptb.'];
const HOSTS = new Map(
  [SHORT_HOST, ...LONG_HOSTS].flatMap((host) => PREFIXES.map((prefix) => [prefix + host, host] as const)),
);

const CODE = /^[A-Za-z0-9-]{2,255}$/;
// No `i` with `u` here: that pair folds the long s and the Kelvin sign into ASCII letters.
const LINK = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?<host>[A-Za-z.]+)\/(?<path>[A-Za-z0-9/-]*)(?:[?#].*)?$/s;
const UNSEEN = /[\s\p{C}]/u;
/** Longer pastes are refused before any pattern runs over them. */
const MAX_LENGTH = 2048;

/** Whether `code` fits the grammar of invite codes. Case matters: random codes are case-sensitive. */
export function isInviteCode(code: string): boolean {
  return CODE.test(code);
}

/**
 * Reads an invite link in any of its known forms, or a bare code. White space around it is ignored.
 * @returns the code in the case it was given, or null for everything that is not an invite
 */
export function parseInvite(text: string): { code: string } | null {
  const pasted = text.trim();
  if (pasted.length > MAX_LENGTH || UNSEEN.test(pasted)) return null;
  if (isInviteCode(pasted)) return { code: pasted };
  const link = LINK.exec(pasted)?.groups;
  const host = link && HOSTS.get(link['host']!.toLowerCase());
  if (!host) return null;
  const code = codeInPath(host, link['path']!);
  return code !== null && isInviteCode(code) ? { code } : null;
}

/** `CODE`, `CODE/`, `invite/CODE` or `invite/CODE/`; the first two on the short host only. */
function codeInPath(host: string, path: string): string | null {
  const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  if (parts[0] === 'invite') return parts.length === 2 ? parts[1]! : null;
  return host === SHORT_HOST && parts.length === 1 ? parts[0]! : null;
}

/** The public link of an invite code. */
export function inviteUrl(code: string): string {
  return `https://${SHORT_HOST}/${encodeURIComponent(code)}`;
}
