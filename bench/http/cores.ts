// The app and the bare server share one core, the generator has the other: so ratios show the cost of a request.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';

const SERVER_CORE = '0';
const GENERATOR_CORE = '1';

/** Whether this machine can pin a process to a core. */
export const hasTwoCores = os.availableParallelism() >= 2 && existsSync('/usr/bin/taskset');

/** The command, pinned to the servers' core. */
export function onServerCore(command: string[]): [string, ...string[]] {
  const [program = '', ...args] = command;
  return hasTwoCores ? ['taskset', '-c', SERVER_CORE, program, ...args] : [program, ...args];
}

/** Pins this process, and its later children, to the generator's core. */
export function moveToGeneratorCore(): void {
  if (hasTwoCores) execFileSync('taskset', ['-acp', GENERATOR_CORE, String(process.pid)], { stdio: 'ignore' });
}
