import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { STANDIN_NAME } from './standin-name.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const children: ChildProcess[] = [];

function track<T extends ChildProcess>(child: T): T {
  children.push(child);
  return child;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const forkMain = (port: number): ChildProcess =>
  track(fork(MAIN, ['--port', String(port)], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }));

async function announcement(child: ChildProcess): Promise<{ event: string; url: string }> {
  const [message] = (await once(child, 'message')) as [{ event: string; url: string }];
  return message;
}

const isGone = async (url: string): Promise<boolean> => {
  try {
    await fetch(`${url}/__standin/health`);
    return false;
  } catch {
    return true;
  }
};

async function goneWithin(url: string, ms: number): Promise<boolean> {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs) if (await isGone(url)) return true;
  return false;
}

// Starting a process takes seconds on a machine that is busy with other tests.
describe('the stand-in as a process', { timeout: 30_000 }, () => {
  it('prints one line, and exits when the channel to its parent closes', async () => {
    const child = forkMain(0);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const { event, url } = await announcement(child);
    expect(event).toBe('listening');
    expect(await isGone(url)).toBe(false);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(printed).toBe(`Discord stand-in listening at ${url}\n`);
  });

  it('exits when its parent is killed', async () => {
    const script = `const { fork } = await import('node:child_process'); fork(${JSON.stringify(MAIN)}, ['--port', '0'], { execArgv: [] }).on('message', ({ url }) => console.log(url));`;
    const parent = track(
      spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const [first] = (await once(parent.stdout, 'data')) as [Buffer];
    const url = /http:\/\/[\d.:]+/.exec(first.toString())?.[0] ?? '';
    expect(await isGone(url)).toBe(false);
    parent.kill('SIGKILL');
    expect(await goneWithin(url, 10_000)).toBe(true);
  });

  it('exits without an error when its parent ends before it listens', async () => {
    const script = `const { fork } = await import('node:child_process'); fork(${JSON.stringify(MAIN)}, ['--port', '0'], { execArgv: [] }).on('spawn', () => process.exit(1));`;
    const parent = track(
      spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'pipe'] }),
    );
    let printed = '';
    parent.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    // The stand-in has inherited it.
    await once(parent.stderr, 'end');
    expect(printed).toBe('');
  });

  it('exits when its stdin closes if it was not forked', async () => {
    const child = track(spawn(process.execPath, [MAIN, '--port', '0'], { stdio: ['pipe', 'pipe', 'inherit'] }));
    await once(child.stdout, 'data');
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits with 0 if another stand-in uses the port', async () => {
    const first = await announcement(forkMain(0));
    const second = forkMain(Number(new URL(first.url).port));
    expect(await announcement(second)).toEqual({ event: 'already-running', url: first.url });
    expect(await once(second, 'exit')).toEqual([0, null]);
    expect(await isGone(first.url)).toBe(false);
  });

  it('takes over the port of a stand-in that is shutting down', async () => {
    const dying = createServer((_, response) => {
      response.end(JSON.stringify({ standin: STANDIN_NAME }), () => {
        dying.close();
        dying.closeAllConnections();
      });
    }).listen(0, '127.0.0.1');
    await once(dying, 'listening');
    const { port } = dying.address() as AddressInfo;
    expect(await announcement(forkMain(port))).toEqual({ event: 'listening', url: `http://127.0.0.1:${port}` });
  });

  it('exits with an error if another program uses the port', async () => {
    const other = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const child = forkMain((other.address() as AddressInfo).port);
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(printed).toContain('is taken by another program');
    other.close();
  });
});
