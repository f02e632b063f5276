// Sends drawings to the picture process. Those beyond the queue limits are refused.
import path from 'node:path';
import type { Logger } from 'pino';
import { createHelperProcess, NoResponse } from '#src/helper-process.ts';
import { overloaded } from '#http/errors.ts';
import type { DrawingJob, DrawnPicture } from './picture-process.ts';

export interface Painter {
  /**
   * Returns PNG. Throws 503 when the queue is full, the network has its share of it or the drawing takes too long, and
   * an Error when it fails.
   * @param network that asks for it
   */
  draw(job: DrawingJob, network: string): Promise<Buffer>;
  close(): void;
}

export interface PainterOptions {
  log: Pick<Logger, 'warn'>;
  program?: string;
  /** Maximum number of queued drawings, without the current one. */
  maxWaiting?: number;
  /** Of one network: it must not keep the queue full for all others. */
  maxWaitingOfOne?: number;
  /** For one drawing, including the start of the process. */
  deadlineMs?: number;
  idleMs?: number;
}

const PROGRAM = path.join(import.meta.dirname, 'picture-process.ts');

export function createPainter({
  log,
  program = PROGRAM,
  maxWaiting = 24,
  maxWaitingOfOne = 4,
  deadlineMs = 10_000,
  idleMs = 120_000,
}: PainterOptions): Painter {
  const { ask, stop } = createHelperProcess<DrawingJob, DrawnPicture>(program, {
    timeoutMs: deadlineMs,
    idleMs,
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=4'],
    // The process needs none of it.
    env: {},
  });
  let isClosed = false;
  /** Networks of the drawings, the current one first. */
  const queue: string[] = [];
  return {
    async draw(job, network) {
      const waiting = queue.slice(1);
      const own = waiting.filter((one) => one === network);
      if (waiting.length >= maxWaiting || own.length >= maxWaitingOfOne) throw overloaded();
      queue.push(network);
      try {
        const { png, error } = await ask(job);
        if (!png) throw new Error(`A share picture could not be drawn: ${error}`);
        return Buffer.from(png);
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error;
        if (!isClosed) log.warn({ err: error }, 'a share picture was not drawn in time');
        throw overloaded();
      } finally {
        queue.shift();
      }
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}
