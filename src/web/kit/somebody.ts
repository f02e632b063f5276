import { KEPT_KEYS } from './kept.ts';
import { hasSessionHint } from './session-hint.ts';

/** The page is not everybody's: somebody seems to be signed in, has just tried to, or keeps something that pages show. */
export function isSomebodys(): boolean {
  if (hasSessionHint() || new URLSearchParams(location.search).has('auth')) return true;
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some(isOurs));
  } catch {
    return false; // storage is switched off
  }
}

function isOurs(key: string): boolean {
  return key.startsWith(KEPT_KEYS);
}
