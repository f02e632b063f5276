// Asks a process of its own for the languages of texts: the library's tables take 90 MB, which nobody needs but for the
// moments when new texts are read. The process starts with the first question and ends some time after the last.
import { fork } from 'node:child_process';
import path from 'node:path';
import type { DetectorAnswer, DetectorQuestion } from './detector-process.ts';

export interface LanguageDetector {
  /** A BCP 47 tag each, or null where nothing can be said. Rejects when the process fails; asking again starts another. */
  languagesOf(texts: readonly string[]): Promise<(string | null)[]>;
  stop(): void;
}

const PROGRAM = path.join(import.meta.dirname, 'detector-process.ts');
const IDLE_MS = 20_000;
/** Many times what the largest request takes: a process that does not answer for so long hangs. */
const ANSWER_MS = 60_000;
/** Little memory for what is made and thrown away: the process is small before it is fast. */
const NODE_OPTIONS = ['--max-semi-space-size=2'];

export function createLanguageDetector({ idleMs = IDLE_MS, answerMs = ANSWER_MS } = {}): LanguageDetector {
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
      const asked = running?.isOver === false ? running : (running = startProcess(answerMs));
      try {
        return await asked.ask(texts);
      } finally {
        clearTimeout(idle);
        if (running?.questions === 0) idle = setTimeout(stop, idleMs).unref();
      }
    },
    stop,
  };
}

interface Process {
  readonly isOver: boolean;
  /** How many wait for their answer. */
  readonly questions: number;
  ask(texts: readonly string[]): Promise<(string | null)[]>;
  stop(): void;
}

function startProcess(answerMs: number): Process {
  const child = fork(PROGRAM, { execArgv: NODE_OPTIONS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = new Map<number, PromiseWithResolvers<(string | null)[]>>();
  let isOver = false;
  let asked = 0;
  const fail = (why: string): void => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error(`the process that detects languages ${why}`));
    waiting.clear();
  };
  child.on('message', ({ number, languages }: DetectorAnswer) => {
    waiting.get(number)?.resolve(languages);
    waiting.delete(number);
  });
  child.on('error', (error) => fail(`failed: ${error.message}`));
  child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
  return {
    get isOver() {
      return isOver;
    },
    get questions() {
      return waiting.size;
    },
    async ask(texts) {
      const answer = Promise.withResolvers<(string | null)[]>();
      waiting.set(++asked, answer);
      child.send({ number: asked, texts } satisfies DetectorQuestion);
      const stuck = setTimeout(() => child.kill('SIGKILL'), answerMs);
      return await answer.promise.finally(() => clearTimeout(stuck));
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
