// Invites in what people paste: a link in any known form, a bare code, or a text that holds links. Without imports: the
// form reads with it too. Nothing here calls anybody; whether a code exists only the upstream's answer tells.

const CODE = '[A-Za-z0-9-]{2,255}';
const BARE_CODE = new RegExp(`^${CODE}$`);
/** On the short host the code may follow at once; `invite` by itself is no code there. */
const SHORT_PATH = '(?:invite/|(?!invite(?![A-Za-z0-9-])))';
const HOST = String.raw`(?:www\.|canary\.|ptb\.)?(?:discord\.gg/${SHORT_PATH}|discord(?:app)?\.com/invite/)`;
const START = String.raw`(?:(?:https?|discord)://)?${HOST}|discord://(?:-?/)?invite/|\.gg/${SHORT_PATH}`;

/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}`;
const CLOSING = String.raw`\s)\]}>"'’”»|`;
/** What may stand right behind a link. Another letter, or a path that goes on, would make it another address. */
const BEHIND_LINK = String.raw`[${CLOSING}?#,;、。，！？）」』】…\p{Extended_Pictographic}${UNSPACED}]`;
/** Marks that belong to a link unless the text closes right after them. */
const MARKS_AT_END = `[.:!*_~\`]+(?:$|[${CLOSING}])`;
const END = String.raw`(?!/\.\.)/?(?:$|${BEHIND_LINK}|${MARKS_AT_END})`;
const LINK = new RegExp(`(?:${START})(?<code>${CODE})(?=${END})`, 'giu');

/** What may stand right before a link: brackets, quotes, pictures, marks of lists and of Markdown. */
const BEFORE_LINK = /^[*_~|`>#+-]*$|[<([{"'`*|>)\]«“„‘「『（【：、。，！？…→•·\p{Extended_Pictographic}\ufe0f]$/u;
/** And before one that begins with its scheme. */
const BEFORE_SCHEME = new RegExp(`[^\\p{L}\\p{N}.%]$|[${UNSPACED}]$`, 'u');
/** Between what stands before a link and has nothing to do with it. */
const WORD_END = /[\s)>\]]/;
/** Marks of direction, joiners and the like come along when a link is copied. Hangul fillers are blank letters: they part words. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\u115f\u1160\u3164\uffa0]/gu;
/** Longer than any message; more is refused before any pattern runs over it. */
const MAX_LENGTH = 4000;

/** Whether `code` fits the grammar of invite codes. Case matters: random codes are case-sensitive. */
export function isInviteCode(code: string): boolean {
  return BARE_CODE.test(code);
}

/**
 * The invites in a text, in its order and each once. Not counted: a link within another address
 * or behind letters that make its host another one.
 * @returns codes in the case they were given; a text that is nothing but a code is that code
 */
export function invitesIn(text: string): string[] {
  if (text.trim().length > MAX_LENGTH) return [];
  const pasted = text.replace(INVISIBLE, '').trim();
  if (isInviteCode(pasted)) return [pasted];
  const codes = [...pasted.matchAll(LINK)]
    .filter((link) => isWholeLink(pasted, link))
    .map(({ groups }) => groups!['code']!);
  return [...new Set(codes)];
}

/** The first invite in a text, or null without one. */
export function parseInvite(text: string): { code: string } | null {
  const [code] = invitesIn(text);
  return code === undefined ? null : { code };
}

function isWholeLink(text: string, { 0: link, index }: RegExpExecArray): boolean {
  // A pattern without case, with Unicode, takes `ſ` and the Kelvin sign for letters of ASCII.
  if (!/^[!-~]+$/.test(link)) return false;
  const before = text.slice(0, index).split(WORD_END).at(-1) ?? '';
  if (/[/\\@]/.test(before)) return false;
  return BEFORE_LINK.test(before) || (/^\w+:/.test(link) && BEFORE_SCHEME.test(before));
}

/** The public link of an invite code. */
export function inviteUrl(code: string): string {
  return `https://discord.gg/${encodeURIComponent(code)}`;
}
