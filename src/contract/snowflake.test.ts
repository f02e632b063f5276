import { expect, it } from 'vitest';
import { issuedAt, SNOWFLAKE } from './snowflake.ts';

it('reads from an id when Discord issued it', () => {
  expect(new Date(issuedAt('175928847299117063')).toISOString()).toBe('2016-04-30T11:18:25.796Z');
});

it.each(['12345678901234', '123456789012345678901', '17592884729911706x', '175928847299117063\n'])(
  'does not take %j for an id',
  (text) => {
    expect(SNOWFLAKE.test(text)).toBe(false);
  },
);
