import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPainter, type Painter, type PainterOptions } from './painter.ts';
import type { PictureInput } from './picture-input.ts';

// A stand-in for the picture process: returns the name as the picture, or hangs, fails or exits as the name says.
const PROGRAM = `
let drawn = 0;
process.on('disconnect', () => process.exit());
process.on('message', ({ input: { name } }) => {
  if (name === 'ends') process.exit(1);
  if (name === 'hangs') return;
  drawn++;
  process.send(name === 'fails' ? { error: 'no such font' } : { png: Buffer.from(name + ' ' + process.pid + ' ' + drawn) });
});
`;

let folder: string;
let program: string;
let painter: Painter;
const warn = vi.fn<() => void>();
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'painter-'));
  program = path.join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
});
afterEach(() => {
  painter.close();
  warn.mockClear();
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (options: Omit<PainterOptions, 'log'> = {}): void =>
  void (painter = createPainter({ log: { warn }, program, ...options }));
const draw = async (name: string, network = name): Promise<string[]> =>
  (await painter.draw({ input: { name } as PictureInput }, network)).toString().split(' ');

it('draws one picture after another in one process', async () => {
  start();
  const [a, b, c] = await Promise.all([draw('a'), draw('b'), draw('c')]);
  expect([a![0], b![0], c![0]]).toEqual(['a', 'b', 'c']);
  expect(new Set([a![1], b![1], c![1]]).size).toBe(1);
  expect([a![2], b![2], c![2]]).toEqual(['1', '2', '3']);
});

it('replaces a process that ends or hangs, and draws the waiting pictures', async () => {
  // Long enough to start a process on a busy machine.
  start({ deadlineMs: 2500 });
  const [ended, hung, failed, after] = await Promise.allSettled(
    ['ends', 'hangs', 'fails', 'after'].map((name) => draw(name)),
  );
  expect(String((ended as PromiseRejectedResult).reason)).toContain('ended with 1');
  expect((hung as PromiseRejectedResult).reason).toMatchObject({ status: 503, code: 'overloaded' });
  expect(String((failed as PromiseRejectedResult).reason)).toContain('no such font');
  expect((after as PromiseFulfilledResult<string[]>).value[0]).toBe('after');
  expect(warn.mock.calls).toMatchObject([
    [{ err: { message: 'program.mjs did not respond within 2500 ms' } }, expect.any(String)],
  ]);
});

it('drops a picture that arrives after its deadline', async () => {
  start({ deadlineMs: 2500 });
  await draw('a');
  const pictures = Promise.allSettled(['late', 'next'].map((name) => draw(name)));
  // The first is sent in a microtask.
  await Promise.resolve();
  // Blocks the event loop until the answer has arrived and the deadline has passed: timers run before messages.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2600);
  const [late, next] = await pictures;
  expect(late!.status).toBe('rejected');
  expect((next as PromiseFulfilledResult<string[]>).value[0]).toBe('next');
});

it('refuses drawings beyond the queue limit with 503', async () => {
  start({ maxWaiting: 2 });
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => draw(name)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect((answers[3] as PromiseRejectedResult).reason).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

it('refuses further drawings of a network that has its share of the queue, but not those of others', async () => {
  start({ maxWaitingOfOne: 2 });
  const many = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => draw(name, 'one')));
  expect((await draw('f', 'other'))[0]).toBe('f');
  const statuses = (await many).map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
});

it('refuses all drawings with 503 once it is closed', async () => {
  start();
  await draw('a');
  const drawings = Promise.allSettled(['hangs', 'waits'].map((name) => draw(name)));
  painter.close();
  for (const drawing of await drawings) expect(drawing).toMatchObject({ reason: { status: 503 } });
  await expect(draw('late')).rejects.toMatchObject({ status: 503 });
  expect(warn).not.toHaveBeenCalled();
});

it('ends an idle process and starts another on demand', async () => {
  start({ idleMs: 1 });
  const [, first] = await draw('a');
  await expect.poll(() => isRunning(Number(first))).toBe(false);
  const [, second] = await draw('b');
  expect(second).not.toBe(first);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
