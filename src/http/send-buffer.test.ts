import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { SendBuffer } from './send-buffer.ts';

const sentWhole = { writableLength: 0 } as ServerResponse;
const waiting = { writableLength: 1 } as ServerResponse;

it('reuses its bytes once they are sent', () => {
  const buffer = new SendBuffer();
  const first = buffer.allocate(100);
  buffer.sent(sentWhole);
  expect(buffer.allocate(200).buffer).toBe(first.buffer);
});

it('does not reuse bytes that a slow reader has not received', () => {
  const buffer = new SendBuffer();
  const first = buffer.allocate(100);
  buffer.sent(waiting);
  expect(buffer.allocate(100).buffer).not.toBe(first.buffer);
});

it('allocates at least the requested size', () => {
  expect(new SendBuffer().allocate(1_000_000).length).toBeGreaterThanOrEqual(1_000_000);
});
