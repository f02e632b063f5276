import { expect, it, vi } from 'vitest';
import { throwConfetti } from './confetti.ts';

it('throws nothing if the user prefers reduced motion', async () => {
  const createElement = vi.fn<Document['createElement']>();
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  (await throwConfetti())();
  expect(createElement).not.toHaveBeenCalled();
});
