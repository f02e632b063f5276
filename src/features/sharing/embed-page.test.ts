import { expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { embedPage } from './embed-page.ts';

/** The card's HTML with these counts. */
function card(memberCount: number, onlineCount: number): string {
  const server = { id: 's_1', slug: 'tea', name: 'Tea', categories: [], totalReviews: 0, memberCount, onlineCount };
  return embedPage(server as unknown as Server, 'auto', 'https://duskrow.example', 'https://cdn.example').html;
}

it('does not call a share nothing that is not', () => {
  expect(card(1_000_000, 1)).toContain('&lt;0.1% of members online');
});

it('counts one member as one', () => {
  expect(card(1, 1)).toContain('<b>1</b> member<');
  expect(card(2, 1)).toContain('<b>2</b> members<');
});
