import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCallerKeys } from './caller-keys.ts';

const SECRET = 'a secret of the installation';
const keys = createCallerKeys(SECRET, true);
const hmac = (text: string): string => createHmac('sha256', SECRET).update(text).digest('base64url');

const visit = { cookies: { duskrow_submitter: 'v.s' }, unsignCookie: () => ({ valid: true, value: 'v' }) };

// The database stores these keys: with another text, earlier rows would no longer be found.
it.each([
  ['an account', keys.accountKey('u_1'), 'account:u_1'],
  ['a person', keys.personKey('80351110224678912'), 'account:person:80351110224678912'],
  ['a review', keys.reviewKey('80351110224678912', 's_1'), 'account:review:80351110224678912:s_1'],
  ['a visitor', keys.visitorKey(visit as never), 'visitor:v'],
  ['an address', keys.addressKey({ ip: '2001:db8:1:2::3' } as never), 'address:2001:db8:1::/48'],
])('the key of %s is the hash of the same text in each version', (_, key, text) => expect(key).toBe(hmac(text)));
