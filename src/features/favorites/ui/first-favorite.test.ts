import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '#web/i18n.ts';
import { currentToast } from '#web/kit/toast-store.ts';
import { localFavorites } from '#web/session/saved-lists.ts';
import { explainFirstFavorite } from './first-favorite.ts';

afterEach(() => vi.unstubAllGlobals());

function titleWith(storage: Pick<Storage, 'getItem'>): unknown {
  vi.stubGlobal('localStorage', storage);
  explainFirstFavorite(createI18n('en'), () => undefined);
  return currentToast()?.title;
}

it('says where the favorite is only if it is there', () => {
  expect(titleWith({ getItem: (key) => (key === localFavorites.key ? '{}' : null) })).toBe('Saved in this browser');
  expect(titleWith({ getItem: () => null }), 'the storage is full').toBe('Not saved in this browser');
  const off = () => {
    throw new DOMException('', 'SecurityError');
  };
  expect(titleWith({ getItem: off }), 'the storage is off').toBe('Not saved in this browser');
});
