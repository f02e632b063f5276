import { expect, it, vi } from 'vitest';
import { chooseTheme } from './theme-button.tsx';

it('a choice applies to the page without a button on it', () => {
  const dataset: { theme?: string } = {};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset } });
  chooseTheme('dark');
  expect(dataset).toEqual({ theme: 'dark' });
  chooseTheme('system');
  expect(dataset).toEqual({});
});
