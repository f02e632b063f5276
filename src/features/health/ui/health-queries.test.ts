import { expect, it } from 'vitest';
import { isClosing } from './health-queries.ts';

it('the alert about an invite that works by now is being closed', () => {
  const [dead, members] = [{ alertType: 'invite_dead' }, { alertType: 'members_down' }];
  expect(isClosing([members, dead], 'live')).toBe(true);
  expect(isClosing([members, dead], 'failing')).toBe(false);
  expect(isClosing([members], 'live')).toBe(false);
});
