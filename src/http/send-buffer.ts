// One buffer for bodies that are put together to be sent: a new one for each took longer than filling it. The kernel
// nearly always takes a body at once; a reader that doesn't keep up keeps the buffer, and the next body gets another.
import type { ServerResponse } from 'node:http';

const BYTES = 1 << 17;

/** Bytes to be overwritten, at least as many as asked for. */
export type TakeBytes = (least: number) => Buffer;

export class SendBuffer {
  private bytes = Buffer.allocUnsafeSlow(BYTES);

  /** What was taken before is overwritten, unless `sent` left it to its reader. */
  readonly take: TakeBytes = (least) => (least > BYTES ? Buffer.allocUnsafe(least) : this.bytes);

  /** @param response ended with what was taken last */
  sent(response: ServerResponse): void {
    if (response.writableLength > 0) this.bytes = Buffer.allocUnsafeSlow(BYTES);
  }
}
