import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { Sparkline } from './alert-badge.tsx';

it('places scores by their days, and shows missing days as a gap', () => {
  const scores = [16, 17, 26, 28].map((day) => ({ at: `2026-11-${day}T00:00:00.000Z`, score: 50 }));
  const html = renderMarkup(<Sparkline scores={scores} trend="stable" />);
  expect(html).toContain('d="M3.0 14.0h0L9.5 14.0M68.0 14.0h0M81.0 14.0h0"');
});
