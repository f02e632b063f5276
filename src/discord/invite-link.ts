// Invites in pasted text: a link in any known form, a bare code, or a text that contains links. No imports, because the
// submission form uses it too. Checks syntax only: whether a code exists is known only from the upstream's answer.

const CODE = '[A-Za-z0-9-]{2,255}';
const BARE_CODE = new RegExp(`^${CODE}$`);
/** On the short host the code can follow directly; `invite` alone is not a code there. */
const SHORT_PATH = '(?:invite/|(?!invite(?![A-Za-z0-9-])))';
const HOST = String.raw`(?:www\.|canary\.|ptb\.)?(?:discord\.gg/${SHORT_PATH}|discord(?:app)?\.com/invite/)`;
const START = String.raw`(?:(?:https?|discord)://)?${HOST}|discord://(?:-?/)?invite/|\.gg/${SHORT_PATH}`;

/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}`;
const CLOSING = String.raw`\s)\]}>"'’”»|`;
/** Characters allowed right after a link. Another letter, or more path, would make it a different URL. */
const AFTER_LINK = String.raw`[${CLOSING}?#,;、。，！？）」』】…\p{Extended_Pictographic}${UNSPACED}]`;
/** Punctuation that is not part of the link if the text ends or closes right after it. */
const PUNCTUATION_AT_END = `[.:!*_~\`]+(?:$|[${CLOSING}])`;
const END = String.raw`(?!/\.\.)/?(?:$|${AFTER_LINK}|${PUNCTUATION_AT_END})`;
const LINK = new RegExp(`(?:${START})(?<code>${CODE})(?=${END})`, 'giu');

/** Text allowed right before a link: brackets, quotes, emoji, list markers and Markdown markup. */
const BEFORE_LINK = /^[*_~|`>#+-]*$|[<([{"'`*|>)\]«“„‘「『（【：、。，！？…→•·\p{Extended_Pictographic}\ufe0f]$/u;
/** The same for a link that begins with its scheme. */
const BEFORE_SCHEME = new RegExp(`[^\\p{L}\\p{N}.%]$|[${UNSPACED}]$`, 'u');
/** Ends the preceding words, which do not affect the link. */
const WORD_END = /[\s)>\]]/;
/** Direction marks, joiners etc. are copied along with a link. Not Hangul fillers: they are blank letters. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\u115f\u1160\u3164\uffa0]/gu;
/** Longer than any message; longer text is rejected before any pattern runs on it. */
const MAX_LENGTH = 4000;

/** Whether `code` is a well-formed invite code. Case matters: random codes are case-sensitive. */
export function isInviteCode(code: string): boolean {
  return BARE_CODE.test(code);
}

/**
 * The invites in a text, in order and without duplicates. Ignores links within another URL
 * or after letters that make the host a different one.
 * @returns codes in their original case; a text that is only a code returns that code
 */
export function invitesIn(text: string): string[] {
  if (text.trim().length > MAX_LENGTH) return [];
  const pasted = text.replace(INVISIBLE, '').trim();
  if (isInviteCode(pasted)) return [pasted];
  const codes = codesIn(pasted);
  // With spaces around its slashes, as in `discord.gg / code`; between other words they could be anything.
  return codes.length > 0 || /[^/\s]\s+[^/\s]/.test(pasted) ? codes : codesIn(pasted.replace(/\s/g, ''));
}

function codesIn(text: string): string[] {
  const codes = [...text.matchAll(LINK)]
    .filter((link) => isWholeLink(text, link))
    .map(({ groups }) => groups!['code']!);
  return [...new Set(codes)];
}

/** The first invite in a text, or null. */
export function parseInvite(text: string): { code: string } | null {
  const [code] = invitesIn(text);
  return code === undefined ? null : { code };
}

function isWholeLink(text: string, { 0: link, index }: RegExpExecArray): boolean {
  // A case-insensitive Unicode pattern matches `ſ` and the Kelvin sign as ASCII letters.
  if (!/^[!-~]+$/.test(link)) return false;
  const before = text.slice(0, index).split(WORD_END).at(-1) ?? '';
  if (/[/\\@]/.test(before)) return false;
  return BEFORE_LINK.test(before) || (/^\w+:/.test(link) && BEFORE_SCHEME.test(before));
}

/** The public URL of an invite code. */
export function inviteUrl(code: string): string {
  return `https://discord.gg/${encodeURIComponent(code)}`;
}
