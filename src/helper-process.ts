// A program in a process of its own, which answers one message at a time. It starts with the first request and ends
// after an idle time; one that hangs or crashes is replaced by the next request.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import path from 'node:path';

interface HelperProcess<Request, Response> {
  /** Rejects when the process fails, and with a NoResponse when it does not respond in time or is stopped. */
  ask(request: Request): Promise<Response>;
  /** For good: rejects what was asked and is asked later. */
  stop(): void;
}

export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

interface HelperOptions extends Pick<ForkOptions, 'env' | 'execArgv' | 'serialization'> {
  /** For one response, including the start of the process. */
  timeoutMs: number;
  idleMs: number;
}

export function createHelperProcess<Request extends object, Response>(
  program: string,
  { timeoutMs, idleMs, ...options }: HelperOptions,
): HelperProcess<Request, Response> {
  const name = path.basename(program);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const begin = (): ChildProcess => {
    const begun = start(program, options);
    const forget = (): void => void (child = child === begun ? undefined : child);
    // A program that fails to start can emit `error` without `exit`.
    return begun.once('exit', forget).on('error', forget);
  };
  const respond = async (request: Request): Promise<Response> => {
    if (isStopped) throw new NoResponse(`${name} was stopped`);
    clearTimeout(idle);
    const current = (child ??= begin());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    // First, as it throws for what cannot be sent.
    current.send(request);
    const timer = setTimeout(() => {
      end();
      reject(new NoResponse(`${name} did not respond within ${timeoutMs} ms`));
    }, timeoutMs);
    const onMessage = resolve as (message: unknown) => void;
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
      reject(isStopped ? new NoResponse(`${name} was stopped`) : new Error(`${name} ended with ${code ?? signal}`));
    current.once('message', onMessage).once('exit', onExit).once('error', reject);
    return await promise.finally(() => {
      clearTimeout(timer);
      current.off('message', onMessage).off('exit', onExit).off('error', reject);
      idle = setTimeout(end, idleMs).unref();
    });
  };
  return {
    ask(request) {
      const response = last.then(async () => await respond(request));
      last = response.catch(() => undefined);
      return response;
    },
    stop() {
      isStopped = true;
      end();
    },
  };
}

/** It does not keep this process running. */
function start(program: string, options: ForkOptions): ChildProcess {
  const child = fork(program, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return child;
}
