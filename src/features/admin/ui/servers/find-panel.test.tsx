import { expect, it } from 'vitest';
import type { FoundAccount, FoundServer } from '#features/admin/servers-contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { Queue } from '../queue.tsx';
import { Account, FindPanel } from './find-panel.tsx';
import { ListedServers } from './listed-servers.tsx';
import { ServerActions } from './server-actions.tsx';

const account = { id: 'u_1', name: 'owl', suspendedFor: null, isAdmin: false };
const rowOf = (state: Partial<FoundAccount>) => renderMarkup(<Account {...account} {...state} />);

it('offers to suspend accounts, but not those of admins, who cannot be suspended', () => {
  expect(rowOf({})).toContain('Suspend account');
  expect(rowOf({ isAdmin: true })).toMatch(/>Admin</);
  expect(rowOf({ isAdmin: true })).not.toContain('<button');
  expect(rowOf({ isAdmin: true, suspendedFor: 'It sells things.' })).toMatch(/It sells things\..*Reinstate/);
});

it.each(['approved', 'rejected'] as const)('names the server in each button of one that is %s', (approval) => {
  const actions = renderMarkup(<ServerActions server={{ id: 's_1', name: 'Tea House', approval }} />);
  expect(actions.match(/<span class="sr-only">Tea House<\/span><\/button>/g)).toHaveLength(2);
});

it('offers to approve or reject a waiting server, and removes only a listed one from the lists', () => {
  const actionsOf = (approval: FoundServer['approval']) =>
    renderMarkup(<ServerActions server={{ id: 's_1', name: 'Tea House', approval }} />);
  expect(actionsOf('pending')).toMatch(/>Approve<.*>Reject</);
  expect(actionsOf('approved')).not.toMatch(/>Approve</);
  expect(actionsOf('approved')).toMatch(/>Remove from lists</);
  expect(actionsOf('opted-out')).toMatch(/>Reject</);
});

it('says why a server waits or was rejected', () => {
  const server = { id: 's_1', name: 'Tea House', slug: 'tea-house', iconUrl: null, identityHash: 'h' };
  const listOf = (held: Pick<FoundServer, 'approval' | 'heldReason' | 'heldBecause'>) =>
    renderMarkup(<ListedServers servers={[{ ...server, ...held }]} renderActions={() => null} />);
  const rejected = { approval: 'rejected', heldReason: 'Only advertising.', heldBecause: null } as const;
  expect(listOf(rejected)).toMatch(/Tea House.*Only advertising\..*Rejected/);
  const waiting = { approval: 'pending', heldReason: '', heldBecause: { key: 'unknown-members' } } as const;
  expect(listOf(waiting)).toContain('Its member count is unknown.');
});

it('reads from the URL what was searched, and which items of the queue were chosen', () => {
  const url = '/admin?queue=report&find=tea+house';
  expect(renderMarkup(<FindPanel />, { url })).toContain('value="tea house"');
  expect(renderMarkup(<Queue />, { url })).toContain('<option value="report" selected="">');
});
