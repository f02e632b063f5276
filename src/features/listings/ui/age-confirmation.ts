// Whether this session of the browser has said that its user is old enough for age-restricted communities.

const KEY = 'duskrow-age-confirmed';
const listeners = new Set<() => void>();
/** Stands in where the browser keeps no session storage for us. */
let confirmedHere = false;

export function isAgeConfirmed(): boolean {
  try {
    return confirmedHere || sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return confirmedHere; // storage is blocked: the answer lasts as long as the page
  }
}

export function confirmAge(): void {
  confirmedHere = true;
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch (error) {
    console.debug('The answer lasts until the page is left.', error);
  }
  for (const listener of listeners) listener();
}

export function onAgeConfirmed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
