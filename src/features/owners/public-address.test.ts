import { expect, it } from 'vitest';
import { addressProblem, isPublicAddress, publicAddressOf } from './public-address.ts';

const REFUSED =
  '127.0.0.1 127.8.8.8 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 192.0.0.8 198.18.0.1 224.0.0.1 255.255.255.255 203.0.113.5 :: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1 fec0::1';

it.each([...REFUSED.split(' '), 'not an address', ''])('refuses %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  'lets %s pass',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['https://hooks.test/a', false, null],
  ['http://hooks.test/a', false, 'has to begin with https://'],
  ['http://hooks.test/a', true, null],
  ['ftp://hooks.test/a', true, 'has to begin with https://'],
  ['file:///etc/passwd', true, 'has to begin with https://'],
  ['https://me:secret@hooks.test/', false, 'must not hold a name or a password'],
  ['hooks.test', false, 'is not an address'],
])('of %s (http allowed: %s) it says %s', (url, allowsHttp, problem) => {
  expect(addressProblem(url, { allowsHttp })).toBe(problem);
});

it.each([
  ['https://1.1.1.1/', [], '1.1.1.1'],
  ['https://127.0.0.1/', [], undefined],
  ['https://[::1]/', [], undefined],
  // Other spellings of 127.0.0.1 are made plain by the URL itself.
  ['https://2130706433/', [], undefined],
  ['https://0x7f.1/', [], undefined],
  ['https://hooks.test/', ['1.1.1.1', '8.8.8.8'], '1.1.1.1'],
  ['https://hooks.test/', ['1.1.1.1', '10.0.0.1'], undefined],
  ['https://hooks.test/', [], undefined],
])('%s that resolves to %j is connected at %s', async (url, found, address) => {
  const resolve = async () => found.map((one) => ({ address: one, family: 4 }));
  const rules = { allowsHttp: false, resolve, isPublic: isPublicAddress };
  expect((await publicAddressOf(new URL(url), rules))?.address).toBe(address);
});
