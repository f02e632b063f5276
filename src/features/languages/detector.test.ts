import { type ChildProcess, fork } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLanguageDetector, type LanguageDetector } from './detector.ts';

const GERMAN = 'Wir sind eine kleine Gemeinschaft, die jeden Abend zusammen kocht.';
const ENGLISH = 'A quiet place to read together, one book a month.';

let detector: LanguageDetector | undefined;
let started: ChildProcess[] = [];
const onStart = (message: unknown) => void started.push((message as { process: ChildProcess }).process);

beforeEach(() => {
  started = [];
  // Node's own channel: it announces each process that this one starts.
  subscribe('child_process', onStart);
});
afterEach(() => {
  detector?.stop();
  unsubscribe('child_process', onStart);
});

it('returns the languages of the texts for each request, even for concurrent ones', async () => {
  detector = createLanguageDetector();
  const answers = await Promise.all([
    detector.languagesOf([GERMAN, 'short']),
    detector.languagesOf([]),
    detector.languagesOf([ENGLISH]),
  ]);
  expect(answers).toEqual([['de', null], [], ['en']]);
});

it('restarts after it ended when idle, and rejects requests once it is stopped', async () => {
  detector = createLanguageDetector({ idleMs: 0 });
  expect(await detector.languagesOf([GERMAN])).toEqual(['de']);
  await expect.poll(() => started[0]?.signalCode).toBe('SIGKILL');
  expect(await detector.languagesOf([ENGLISH])).toEqual(['en']);
  expect(started).toHaveLength(2);
  const stopped = detector.languagesOf([GERMAN]);
  detector.stop();
  await expect(stopped).rejects.toThrow('was stopped');
  await expect(detector.languagesOf([GERMAN])).rejects.toThrow('was stopped');
  expect(started).toHaveLength(2);
});

it('kills a process that does not respond in time, and starts another', async () => {
  detector = createLanguageDetector({ timeoutMs: 1 });
  await expect(detector.languagesOf([GERMAN])).rejects.toThrow('did not respond within 1 ms');
  detector = createLanguageDetector();
  expect(await detector.languagesOf([GERMAN])).toEqual(['de']);
});

it.each(['languages/detector-process.ts', 'sharing/picture-process.ts'])(
  '%s ignores signals to all processes of the site and exits with its parent',
  async (program) => {
    const child = fork(path.join(import.meta.dirname, '..', program), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Any response shows that it has started.
    child.send([]);
    await once(child, 'message');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    child.send([]);
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);
