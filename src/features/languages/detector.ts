// Detects languages in a separate process: the library's tables take 90 MB, which are only needed while new texts are
// read. The process starts with the first request and exits some time after the last.
import { MINUTE_MS } from '#contract/time.ts';
import { fork } from 'node:child_process';
import path from 'node:path';
import type { DetectorResponse, DetectorRequest } from './detector-process.ts';

export interface LanguageDetector {
  /** A BCP 47 tag each, or null if unknown. Rejects when the process fails; the next call starts another. */
  languagesOf(texts: readonly string[]): Promise<(string | null)[]>;
  stop(): void;
}

const PROGRAM = path.join(import.meta.dirname, 'detector-process.ts');
const IDLE_MS = 20_000;
/** Many times longer than the largest request takes: a process that has not responded by then is hanging. */
const TIMEOUT_MS = MINUTE_MS;
/** A small heap for short-lived objects: memory matters more than speed here. */
const NODE_OPTIONS = ['--max-semi-space-size=2'];

export function createLanguageDetector({ idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS } = {}): LanguageDetector {
  let running: Process | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(idle);
    running?.stop();
    running = undefined;
  };
  return {
    async languagesOf(texts) {
      if (texts.length === 0) return [];
      clearTimeout(idle);
      const current = running?.isOver === false ? running : (running = startProcess(timeoutMs));
      try {
        return await current.detect(texts);
      } finally {
        clearTimeout(idle);
        if (running?.pending === 0) idle = setTimeout(stop, idleMs).unref();
      }
    },
    stop,
  };
}

interface Process {
  readonly isOver: boolean;
  /** Number of requests without a response. */
  readonly pending: number;
  detect(texts: readonly string[]): Promise<(string | null)[]>;
  stop(): void;
}

function startProcess(timeoutMs: number): Process {
  const child = fork(PROGRAM, { execArgv: NODE_OPTIONS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = new Map<number, PromiseWithResolvers<(string | null)[]>>();
  let isOver = false;
  let lastNumber = 0;
  const fail = (why: string): void => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error(`the process that detects languages ${why}`));
    waiting.clear();
  };
  child.on('message', ({ number, languages }: DetectorResponse) => {
    waiting.get(number)?.resolve(languages);
    waiting.delete(number);
  });
  child.on('error', (error) => fail(`failed: ${error.message}`));
  child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
  return {
    get isOver() {
      return isOver;
    },
    get pending() {
      return waiting.size;
    },
    async detect(texts) {
      const answer = Promise.withResolvers<(string | null)[]>();
      waiting.set(++lastNumber, answer);
      child.send({ number: lastNumber, texts } satisfies DetectorRequest);
      const stuck = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      return await answer.promise.finally(() => clearTimeout(stuck));
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
