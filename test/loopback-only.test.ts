import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

it('allows connections to this computer', async () => {
  const server = createServer((_request, response) => void response.end('here'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  server.close();
});

it.fails('fails a test that connects to another host', async () => {
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed');
});
