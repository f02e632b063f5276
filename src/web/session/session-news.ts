// Tabs of one browser share a session: one that begins or ends it tells the others.
import { KEPT_KEYS } from '#web/kit/kept.ts';

const KEY = `${KEPT_KEYS}.session`;

/** Somebody has just signed in or out here. Nothing stays in storage. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, '');
    localStorage.removeItem(KEY);
  } catch {
    return; // storage is switched off: the others see it when somebody turns to them
  }
}

/** Returns how to stop. */
export function onSessionNews(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && event.newValue !== null && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
