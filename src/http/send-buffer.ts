// Send buffer: one for all bodies that are put together to be sent or compressed, since a new one for each takes longer
// than filling it, and memory outside the heap brings the next garbage collection closer.
// The kernel nearly always takes a body at once; a reader that doesn't keep up keeps the buffer, the next body gets another.
import type { ServerResponse } from 'node:http';

/** 100 cards are 140 kB. */
const BYTES = 1 << 18;

/** Gives bytes to be overwritten, at least as many as asked for. */
export type Allocate = (least: number) => Buffer;

export class SendBuffer {
  private bytes = Buffer.allocUnsafeSlow(BYTES);

  /** What was given before is overwritten, unless `sent` left it to its reader. */
  readonly allocate: Allocate = (least) => (least > BYTES ? Buffer.allocUnsafe(least) : this.bytes);

  /** @param response ended with what was given last */
  sent(response: ServerResponse): void {
    if (response.writableLength > 0) this.bytes = Buffer.allocUnsafeSlow(BYTES);
  }
}
