// Detects languages in a separate process: the library's tables take 90 MB, which are only needed while new texts are
// read.
import { MINUTE_MS } from '#contract/time.ts';
import path from 'node:path';
import { createHelperProcess } from '#src/helper-process.ts';

export interface LanguageDetector {
  /** A BCP 47 tag each, or null if unknown. Rejects when the process fails; the next call starts another. */
  languagesOf(texts: readonly string[]): Promise<(string | null)[]>;
  /** For good. */
  stop(): void;
}

const PROGRAM = path.join(import.meta.dirname, 'detector-process.ts');
const IDLE_MS = 20_000;
/** Many times longer than the largest request takes: a process that has not responded by then is hanging. */
const TIMEOUT_MS = MINUTE_MS;
/** A small heap for short-lived objects: memory matters more than speed here. */
const NODE_OPTIONS = ['--max-semi-space-size=2'];

export function createLanguageDetector({ idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS } = {}): LanguageDetector {
  const options = { idleMs, timeoutMs, execArgv: NODE_OPTIONS };
  const { ask, stop } = createHelperProcess<readonly string[], (string | null)[]>(PROGRAM, options);
  return { languagesOf: async (texts) => (texts.length === 0 ? [] : await ask(texts)), stop };
}
