// Send buffer: shared by all bodies that are built to be sent or compressed, since allocating one per body takes longer
// than filling it, and off-heap memory triggers garbage collection earlier.
// The kernel nearly always takes a body immediately; for a slow reader the next body gets a new buffer.
import type { ServerResponse } from 'node:http';

/** 100 cards are 140 kB. */
const BYTES = 1 << 18;

/** Returns bytes to be overwritten, at least as many as requested. */
export type Allocate = (minBytes: number) => Buffer;

export class SendBuffer {
  private bytes = Buffer.allocUnsafeSlow(BYTES);

  /** Returns the same bytes as before, unless `sent` left those to a slow reader. */
  readonly allocate: Allocate = (minBytes) => (minBytes > BYTES ? Buffer.allocUnsafe(minBytes) : this.bytes);

  /** @param response ended with the bytes that were allocated last */
  sent(response: ServerResponse): void {
    if (response.writableLength > 0) this.bytes = Buffer.allocUnsafeSlow(BYTES);
  }
}
