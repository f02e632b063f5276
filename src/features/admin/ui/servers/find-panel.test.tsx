import { expect, it } from 'vitest';
import type { FoundAccount } from '#features/admin/servers-contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { Account } from './find-panel.tsx';

const account = { id: 'u_1', name: 'owl', isSuspended: false, isAdmin: false };
const rowOf = (state: Partial<FoundAccount>) => renderMarkup(<Account {...account} {...state} />);

it('offers to suspend accounts, but not those of admins, who cannot be suspended', () => {
  expect(rowOf({})).toContain('Suspend account');
  expect(rowOf({ isAdmin: true })).toMatch(/>Admin</);
  expect(rowOf({ isAdmin: true })).not.toContain('<button');
  expect(rowOf({ isAdmin: true, isSuspended: true })).toContain('Reinstate');
});
