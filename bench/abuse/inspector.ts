// Controls a running Node process through its inspector, which listens only after SIGUSR1: the app contains no code for
// it, and it does not run while requests are measured.
import type { ChildProcess } from 'node:child_process';

const OPEN_TIMEOUT_MS = 10_000;

export interface Inspector {
  /** Runs an expression in the process. */
  evaluate(expression: string): Promise<void>;
  /** A full garbage collection. */
  collectGarbage(): Promise<void>;
}

/** @param output of the process, in which Node prints the inspector's URL */
export function createInspector(child: ChildProcess, output: () => string): Inspector {
  let url: Promise<string> | undefined;
  const call = async (method: string, params: object = {}): Promise<void> => {
    url ??= openInspector(child, output);
    await callOnce(await url, method, params);
  };
  return {
    evaluate: async (expression) => await call('Runtime.evaluate', { expression }),
    collectGarbage: async () => await call('HeapProfiler.collectGarbage'),
  };
}

async function openInspector(child: ChildProcess, output: () => string): Promise<string> {
  child.kill('SIGUSR1');
  for (const until = performance.now() + OPEN_TIMEOUT_MS; performance.now() < until;) {
    const url = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output())?.[0];
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the inspector of the app did not open');
}

async function callOnce(url: string, method: string, params: object): Promise<void> {
  const socket = new WebSocket(url);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method, params })));
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; error?: { message: string } };
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else if (answer.id === 1) resolve();
      });
      socket.addEventListener('error', () => reject(new Error(`${method}: the inspector closed the connection`)));
    });
  } finally {
    socket.close();
  }
}
