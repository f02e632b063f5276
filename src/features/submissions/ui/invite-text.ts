// Finds the invite code in what a person typed, so that the form can show what the invite leads to. The server decides
// what is accepted at submission; here a text that is not understood only means that there is no preview yet.

const LINK =
  /^(?:https?:\/\/)?(?:(?:www|canary|ptb)\.)?(?:discord\.gg\/(?:invite\/)?|discord(?:app)?\.com\/invite\/)([\w-]{2,255})\/?(?:[?#].*)?$/i;
const CODE = /^[\w-]{2,255}$/;
/** Beginnings of a link that also read as a code: looking them up would spend the look-up budget on every typist. */
const LINK_STARTS = new Set(['ht', 'htt', 'http', 'https', 'ww', 'www', 'discord', 'canary', 'ptb', 'invite']);

export interface InviteInText {
  code: string;
  /** How long to wait for more letters before asking: a bare code may still be growing. */
  settleMs: number;
}

/** The invite in the text, or null while there is none. */
export function inviteInText(text: string): InviteInText | null {
  const typed = text.trim();
  const linked = LINK.exec(typed)?.[1];
  if (linked && linked.toLowerCase() !== 'invite') return { code: linked, settleMs: 400 };
  if (CODE.test(typed) && !LINK_STARTS.has(typed.toLowerCase())) return { code: typed, settleMs: 900 };
  return null;
}
