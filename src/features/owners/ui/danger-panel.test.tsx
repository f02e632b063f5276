import { expect, it } from 'vitest';
import type { OwnedServer } from '#features/owners/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { DangerPanel } from './danger-panel.tsx';

it('asks before a claim is released, and says when the webhook is deleted with it', () => {
  const server = { id: 's_1', name: 'Tea House', state: 'public' } as OwnedServer;
  const panel = (owners: number) => renderMarkup(<DangerPanel server={{ ...server, owners }} identifier="tea" />);
  expect(panel(1)).toMatch(/<dialog.*Release your claim to Tea House\?.*its alert webhook is deleted too/);
  expect(panel(2)).not.toContain('its alert webhook is deleted too');
});
