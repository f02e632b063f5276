// Sends drawings to the picture process one at a time. The process starts with the first drawing and ends after an idle
// timeout; the next drawing replaces one that hung or crashed. Drawings beyond the queue limits are refused.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { overloaded } from '#http/errors.ts';
import type { DrawingJob } from './draw-picture.ts';
import type { DrawnPicture } from './picture-process.ts';

export interface Painter {
  /**
   * Returns PNG. Throws 503 when the queue is full or the network has its share of it, and an Error when the drawing fails.
   * @param network that asks for it
   */
  draw(job: DrawingJob, network: string): Promise<Buffer>;
  close(): void;
}

export interface PainterOptions {
  program?: string;
  /** Maximum number of queued drawings, without the current one. */
  maxWaiting?: number;
  /** Of one network: it must not keep the queue full for all others. */
  maxWaitingOfOne?: number;
  /** For one drawing, including the start of the process. */
  deadlineMs?: number;
  idleMs?: number;
}

interface Task {
  job: DrawingJob;
  network: string;
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

const PROGRAM = path.join(import.meta.dirname, 'picture-process.ts');

export function createPainter(options: PainterOptions = {}): Painter {
  const { program = PROGRAM, maxWaiting = 24, maxWaitingOfOne = 4, deadlineMs = 10_000, idleMs = 120_000 } = options;
  const waiting: Task[] = [];
  let current: Task | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const finish = (drawn: DrawnPicture): void => {
    const task = current;
    current = undefined;
    if (drawn.png) task?.resolve(Buffer.from(drawn.png));
    else task?.reject(new Error(`A share picture could not be drawn: ${drawn.error}`));
    next();
  };
  const next = (): void => {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    // Ignore a late answer of an abandoned process: it would be taken for the current task's picture.
    const onDrawn = (from: ChildProcess, drawn: DrawnPicture): void => {
      if (from === child) finish(drawn);
    };
    child ??= start(program, onDrawn, (ended) => {
      if (ended !== child) return;
      child = undefined;
      if (current) finish({ error: 'the process ended' });
    });
    timer = setTimeout(() => {
      end();
      finish({ error: `no picture within ${deadlineMs} ms` });
    }, deadlineMs);
    child.send(current.job);
  };
  return {
    draw: (job, network) =>
      new Promise((resolve, reject) => {
        const own = waiting.filter((task) => task.network === network);
        if (waiting.length >= maxWaiting || own.length >= maxWaitingOfOne) return reject(overloaded());
        waiting.push({ job, network, resolve, reject });
        if (!current) next();
      }),
    close() {
      clearTimeout(timer);
      for (const task of waiting.splice(0)) task.reject(overloaded());
      current?.reject(overloaded());
      current = undefined;
      end();
    },
  };
}

/** Passes an empty environment: the process needs none of it. */
function start(
  program: string,
  onDrawn: (from: ChildProcess, drawn: DrawnPicture) => void,
  onEnd: (ended: ChildProcess) => void,
) {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=4'],
    env: {},
  });
  child.on('message', (drawn) => onDrawn(child, drawn as DrawnPicture));
  child.on('exit', () => onEnd(child));
  // A program that fails to start can emit `error` without `exit`.
  child.on('error', () => onEnd(child));
  // The child must not keep the server running.
  child.unref();
  child.channel?.unref();
  return child;
}
