// Hands drawings to the picture process one at a time. The process starts with the first and ends when it has been idle
// for a while; one that hangs or breaks is replaced by the next drawing. More than a few waiting drawings are refused.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { overloaded } from '#http/errors.ts';
import type { DrawingJob } from './draw-picture.ts';
import type { DrawnPicture } from './picture-process.ts';

export interface Painter {
  /** PNG. Throws 503 when too many wait, and an Error when the drawing failed. */
  draw(job: DrawingJob): Promise<Buffer>;
  close(): void;
}

export interface PainterOptions {
  program?: string;
  /** Drawings that may wait for the one under way. */
  maxWaiting?: number;
  /** For one drawing, with the start of the process. */
  deadlineMs?: number;
  idleMs?: number;
}

interface Task {
  job: DrawingJob;
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

const PROGRAM = path.join(import.meta.dirname, 'picture-process.ts');

export function createPainter(options: PainterOptions = {}): Painter {
  const { program = PROGRAM, maxWaiting = 24, deadlineMs = 10_000, idleMs = 120_000 } = options;
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
    // What one that was given up says after all is the picture of another task.
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
    draw: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(overloaded());
        waiting.push({ job, resolve, reject });
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

/** It needs nothing of the environment, so it is told nothing of it. */
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
  // A program that cannot be started tells so, and then it has ended.
  child.on('error', () => onEnd(child));
  // What waits for a picture keeps the server running; the process itself does not.
  child.unref();
  child.channel?.unref();
  return child;
}
