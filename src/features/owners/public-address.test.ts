import { createSocket } from 'node:dgram';
import { afterEach, expect, it } from 'vitest';
import { createResolver, isPublicAddress, newUrlProblem, publicAddressOf, urlProblem } from './public-address.ts';

const REFUSED =
  '127.0.0.1 127.8.8.8 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 192.0.0.8 198.18.0.1 224.0.0.1 255.255.255.255 203.0.113.5 :: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1 fec0::1';

it.each([...REFUSED.split(' '), 'not an address', ''])('refuses %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  'accepts %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const inside = (host: string) => [`https://${host}/`, 'private_address'] as const;

it.each<readonly [string, string | null]>([
  ['https://hooks.test/a', null],
  ['http://hooks.test/a', 'https_needed'],
  ['ftp://hooks.test/a', 'https_needed'],
  ['file:///etc/passwd', 'https_needed'],
  ['https://me:secret@hooks.test/', 'credentials_in_address'],
  ['hooks.test', 'not_an_address'],
  ['https://hooks.test:443/', null],
  ['https://hooks.test:22/', 'port_in_address'],
  ['https://1.1.1.1/', null],
  ['https://discord.com/api/webhooks/1/a', 'discord_address'],
  ['https://ptb.discordapp.com/api/webhooks/1/a', 'discord_address'],
  ['https://mydiscord.com/', null],
  ...['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:10.0.0.1]', '169.254.169.254'].map(inside),
  ...['localhost', 'localhost.', 'a.localhost', 'printer.local', 'metadata.google.internal', 'db'].map(inside),
])('classifies %s as %s, in the sandbox as well', (url, problem) => {
  expect(newUrlProblem(url)).toBe(problem);
});

it.each([
  ['http://hooks.test:3999/', null],
  ['ftp://hooks.test/a', 'https_needed'],
])('classifies %s as %s where tests allow http', (url, problem) => {
  expect(urlProblem(url, { allowsHttp: true })).toBe(problem);
});

it.each([
  ['https://1.1.1.1/', [], '1.1.1.1'],
  ['https://127.0.0.1/', [], undefined],
  ['https://[::1]/', [], undefined],
  // `URL` normalizes other spellings of 127.0.0.1.
  ['https://2130706433/', [], undefined],
  ['https://0x7f.1/', [], undefined],
  ['https://hooks.test/', ['1.1.1.1', '8.8.8.8'], '1.1.1.1'],
  ['https://hooks.test/', ['1.1.1.1', '10.0.0.1'], undefined],
  ['https://hooks.test/', [], undefined],
])('maps %s, resolved to %j, to %s', async (url, found, address) => {
  const resolve = async () => found.map((one) => ({ address: one, family: 4 }));
  const rules = { allowsHttp: false, resolve, isPublic: isPublicAddress };
  expect((await publicAddressOf(new URL(url), rules))?.address).toBe(address);
});

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A name server that returns one address, or never answers. */
async function nameServer(address: readonly number[] | null): Promise<string> {
  const socket = createSocket('udp4');
  closing.push(() => socket.close());
  socket.on('message', (question, from) => {
    if (address === null) return;
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    const isAboutV4 = asked.at(-3) === 1;
    const header = Buffer.from(question.subarray(0, 12));
    // A response without an error, with one record or none.
    header.set([0x81, 0x80, 0, 1, 0, isAboutV4 ? 1 : 0, 0, 0, 0, 0], 2);
    const record = isAboutV4 ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address] : [];
    socket.send(Buffer.concat([header, asked, Buffer.from(record)]), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return `127.0.0.1:${socket.address().port}`;
}

it('looks names up at the name servers, and times out if they never answer', async () => {
  const knows = createResolver({ servers: [await nameServer([1, 2, 3, 4])], timeoutMs: 2000 });
  expect(await knows('hooks.test')).toEqual([{ address: '1.2.3.4', family: 4 }]);
  const silent = createResolver({ servers: [await nameServer(null)], timeoutMs: 20 });
  await expect(silent('hooks.test')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});
