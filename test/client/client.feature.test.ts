// Tests the client with the app, over a real socket.
import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { makeDump, startDumpApp, switchDump } from '#test/dump.ts';
import { submitServer } from '#test/factories.ts';
import { type Client, createClient, DuskrowError, memoryCache } from '../../client/src/client.ts';

const codes = ['starforge', 'pixelorchard', 'hollowlantern', 'kotatsu', 'tidewatch'];
let app: TestApp;
let siteUrl: string;
let client: Client;

beforeAll(async () => {
  app = await startDumpApp();
  for (const code of codes) {
    await submitServer(app, code, ['Gaming']);
    app.clock.advance(1000);
  }
  await makeDump(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  siteUrl = addressOf(app.app.server);
  client = createClient(`${siteUrl}/`);
});
afterAll(async () => await app.close());

function addressOf(server: Pick<HttpServer, 'address'>): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function failureOf(call: Promise<unknown>): Promise<DuskrowError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DuskrowError)) throw new Error('it did not fail so', { cause: error });
  return error;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe('calls', () => {
  it('send their fields in the path, the query and the body', async () => {
    const { servers, total } = await client.listServers({ category: ['Gaming', 'Music'], limit: 2, sort: 'newest' });
    expect([servers.length, total]).toEqual([2, codes.length]);
    const [server] = servers;
    expect(await client.getServer({ identifier: server!.slug })).toEqual(server);
    expect((await client.listReviews({ id: server!.id, page: 1 })).reviews).toEqual([]);
    expect((await client.listCategories()).map(({ name }) => name)).toContain('Gaming');
    const submitted = await client.submitServer({ inviteUrl: 'starforge' });
    expect(submitted.isExisting).toBe(true);
  });

  it('omit undefined fields, and encode special characters', async () => {
    const { total } = await client.listServers({ search: undefined, tag: [], verified: undefined });
    expect(total).toBe(codes.length);
    const failure = await failureOf(client.getServer({ identifier: '../totals?x=#' }));
    expect([failure.status, failure.code]).toEqual([404, 'not_found']);
    await expect(client.getServer({ identifier: '' })).rejects.toThrow(TypeError);
    // `..` is the parent folder, even if encoded.
    await expect(client.listReviews({ id: '..' })).rejects.toThrow(TypeError);
    await expect(client.getServer({ identifier: '.' })).rejects.toThrow(TypeError);
  });

  it('exist for all endpoints', async () => {
    const { slug, id } = (await client.listServers({ limit: 1 })).servers[0]!;
    const answers = await Promise.all([
      client.getServerBySlug({ slug }),
      client.getServerHistory({ id }),
      client.getDirectoryTotals(),
      client.listSuggestions({ search: 'pix' }),
      client.getCategory({ name: 'gaming' }),
      client.getRating({ id }),
      client.listTrending({ limit: 3 }),
      client.getLeaderboard(),
      client.getSerververse(),
      client.getGlobalHealth(),
      client.getServerHealth({ serverId: id }),
      client.getDumpInfo(),
    ]);
    for (const answer of answers) expect(answer).toBeInstanceOf(Object);
  });
});

describe('failures', () => {
  it('carry the error of the site', async () => {
    const failure = await failureOf(client.listServers({ page: 0 }));
    expect(failure).toMatchObject({ name: 'DuskrowError', status: 400, code: 'validation', retryAfter: undefined });
    expect(failure.issues).toMatchObject([{ path: 'page' }]);
    expect(failure.message).toContain('page');
  });

  it('carry the time to wait', async () => {
    await switchDump(app, false);
    expect(await failureOf(client.getDumpInfo())).toMatchObject({ status: 404, code: 'dump_off' });
    await app.dumps.tick();
    await switchDump(app, true);
    expect(await failureOf(all(client.readDump()))).toMatchObject({ status: 503, retryAfter: 5 });
    await app.dumps.tick();
  });

  it('report an unreachable site, and an answer of another server', async () => {
    const nobody = createClient('http://127.0.0.1:1');
    expect(await failureOf(nobody.listCategories())).toMatchObject({ status: 0, code: 'unreachable' });
    const other = createServer((_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const behind = createClient(addressOf(other));
    expect(await failureOf(behind.listCategories())).toMatchObject({
      status: 502,
      code: 'unexpected',
      message: '502: Bad Gateway',
    });
    other.removeAllListeners('request').on('request', (_request, response) => void response.end('<h1>Hello</h1>'));
    expect(await failureOf(behind.listCategories())).toMatchObject({ status: 200, code: 'unexpected' });
    other.removeAllListeners('request').on('request', (_request, response) => {
      response.end(gzipSync('{"id":"s_1"}\n'.repeat(5000)).subarray(0, -40));
    });
    expect(await failureOf(all(behind.readDump()))).toMatchObject({ status: 0, code: 'unreachable' });
    other.close();
  });

  it('pass on the AbortError of an aborted call', async () => {
    const signal = AbortSignal.abort();
    await expect(client.listServers({}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(all(client.readDump({ signal }))).rejects.toMatchObject({ name: 'AbortError' });
    const stop = new AbortController();
    const servers = client.iterateServers({ limit: 1 }, { signal: stop.signal });
    await servers.next();
    stop.abort();
    await expect(servers.next()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('iterations', () => {
  it('return each server once, and fetch pages only on demand', async () => {
    const { servers } = await client.listServers({ sort: 'newest', limit: 100 });
    expect(await all(client.iterateServers({ limit: 2 }))).toEqual(servers);
    expect(await all(client.iterateServers({ category: 'sports' }))).toEqual([]);
    let asked = 0;
    const counting = createClient(siteUrl, { fetch: (...call) => (asked++, fetch(...call)) });
    for await (const server of counting.iterateServers({ limit: 1 })) if (server.id === servers[1]!.id) break;
    expect(asked).toBe(2);
  });

  it('read the dump line by line', async () => {
    const { servers } = await client.listServers({ sort: 'newest', limit: 100 });
    expect(await all(client.readDump())).toEqual(servers);
    for await (const server of client.readDump()) {
      expect(server).toEqual(servers[0]);
      break;
    }
    const { bytes } = await client.getDumpInfo();
    expect((await new Response(await client.getDump()).arrayBuffer()).byteLength).toBe(bytes);
  });
});

describe('a cache', () => {
  it('revalidates by ETag and returns the cached answer, even if the caller changed its copy', async () => {
    const statuses: number[] = [];
    const caching = createClient(siteUrl, {
      cache: memoryCache(),
      headers: { 'user-agent': 'test' },
      fetch: async (...call) => {
        const answer = await fetch(...call);
        statuses.push(answer.status);
        return answer;
      },
    });
    const first = await caching.listServers({ limit: 2 });
    const expected = structuredClone(first);
    first.servers.length = 0;
    expect(await caching.listServers({ limit: 2 })).toEqual(expected);
    expect(await caching.listServers({ limit: 1 })).not.toEqual(expected);
    await submitServer(app, 'oadro');
    const { total } = await caching.listServers({ limit: 2 });
    expect([total, statuses]).toEqual([codes.length + 1, [200, 304, 200, 200]]);
  });
});

describe('the examples of the README', () => {
  it('run and print the expected output', async () => {
    const readme = readFileSync(new URL('../../client/README.md', import.meta.url), 'utf8');
    const { slug } = (await client.listServers({ limit: 1 })).servers[0]!;
    const printed: unknown[][] = [];
    const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)]
      .map(([, example = '']) => example.replace(/^import .*$/m, ''))
      .join('\n')
      .replaceAll('https://directory.example', siteUrl)
      .replace("'chess-club'", `'${slug}'`)
      .replace('discord.gg/example', 'discord.gg/starforge');
    const example = new Function(
      'createClient',
      'DuskrowError',
      'memoryCache',
      'console',
      `return (async () => { ${stripTypeScriptTypes(code)} })()`,
    ) as (...names: unknown[]) => Promise<void>;
    await example(createClient, DuskrowError, memoryCache, { log: (...words: unknown[]) => void printed.push(words) });
    const { inviteUrl } = await client.getServer({ identifier: slug });
    expect(printed).toEqual(expect.arrayContaining([[0, []], [inviteUrl], [true], ['gone']]));
    expect(printed.filter(([id]) => String(id).startsWith('s_')).length).toBe(codes.length);
  });
});
