import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from './env.ts';
import { startStandInProcess } from './stand-in-process.ts';

const children: (EventEmitter & { connected: boolean; args: string[] })[] = [];
vi.mock('node:child_process', () => ({
  fork: (_program: string, args: string[]) => {
    const child = Object.assign(new EventEmitter(), { connected: false, args });
    children.push(child);
    return child;
  },
}));
const config = readConfig({
  DATA_DIR: '/nowhere',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://directory.example',
});
const failure = new Error('spawn EAGAIN');
afterEach(() => {
  children.length = 0;
  vi.useRealTimers();
});

it('names the redirect of the site, which need not be on this computer', async () => {
  const starting = startStandInProcess(config, () => undefined);
  children[0]!.emit('message', { event: 'listening' });
  (await starting)?.stop();
  expect(children[0]!.args.join(' ')).toContain('--redirect-uri https://directory.example/api/v1/auth/callback');
});

it('reports a stand-in that cannot be started', async () => {
  const said: string[] = [];
  const starting = startStandInProcess(config, (text) => said.push(text));
  children[0]!.emit('error', failure);
  await expect(starting).rejects.toThrow('the stand-in did not start');
  expect(said).toEqual(['The stand-in could not be started: spawn EAGAIN']);
});

it('tries again when one that exited cannot be started again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => await Promise.reject(new Error('not listening')));
  const starting = startStandInProcess(config, () => undefined);
  children[0]!.emit('message', { event: 'listening' });
  const standIn = await starting;
  await vi.advanceTimersByTimeAsync(2000);
  children[1]!.emit('error', failure);
  await vi.advanceTimersByTimeAsync(2000);
  expect(children).toHaveLength(3);
  standIn?.stop();
  vi.unstubAllGlobals();
});

it('starts no other after it was stopped, also if a check was running', async () => {
  vi.useFakeTimers();
  const check = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async () => await check.promise);
  const starting = startStandInProcess(config, () => undefined);
  children[0]!.emit('message', { event: 'listening' });
  const standIn = await starting;
  await vi.advanceTimersByTimeAsync(2000);
  standIn?.stop();
  check.reject(new Error('it has exited'));
  await vi.advanceTimersByTimeAsync(0);
  expect(children).toHaveLength(1);
  vi.unstubAllGlobals();
});
