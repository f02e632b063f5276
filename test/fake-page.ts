// What browser code finds in a page, for unit tests: storage, the target of events, and the document.
import { vi } from 'vitest';

interface FakePage {
  /** The target of events, such as those of storage from other tabs. */
  window: EventTarget;
  document: { cookie: string; documentElement: { dataset: Record<string, string> } };
}

/**
 * Replaces the globals until `vi.unstubAllGlobals`.
 * @param storage the contents of the local and of the session storage
 */
export function fakePage({ storage = new Map<string, string>(), cookie = '' } = {}): FakePage {
  const area = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
  const page = { window: new EventTarget(), document: { cookie, documentElement: { dataset: {} } } };
  for (const [name, value] of Object.entries({ ...page, localStorage: area, sessionStorage: area })) {
    vi.stubGlobal(name, value);
  }
  return page;
}
