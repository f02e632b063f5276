import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { BlockedTerms, Switches } from './switches.tsx';

it('shows a placeholder while switches or blocked terms load', () => {
  expect(renderMarkup(<Switches />)).toContain('skeleton');
  expect(renderMarkup(<BlockedTerms />)).toContain('skeleton');
});
