// Runs the commands of the test steps and shows their output.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, oneFailed, settle } from './test-counts.ts';

export const root = path.join(import.meta.dirname, '..');
/** A command that hangs must not hang the run. */
const LIMIT_MS = 25 * 60_000;

/** Runs all commands, even after a failure; returns whether all succeeded. */
export async function runCommands(commands: string[][]): Promise<boolean> {
  let succeeded = true;
  for (const command of commands) succeeded = (await run(command)) && succeeded;
  return succeeded;
}

interface ReportedCommand {
  /** JSON file that the command writes, relative to the project root. */
  report: string;
  count(report: unknown): Counts;
  env?: Record<string, string>;
}

/** Runs a command and counts the tests in its report. A missing report counts as one failure. */
export async function runCommand(command: string[], { report, count, env }: ReportedCommand): Promise<Counts> {
  const file = path.join(root, report);
  rmSync(file, { force: true });
  const succeeded = await run(command, env);
  try {
    return settle(count(JSON.parse(readFileSync(file, 'utf8'))), succeeded);
  } catch (error) {
    console.error(`${command[0]} wrote no usable report: ${error instanceof Error ? error.message : String(error)}`);
    return oneFailed;
  }
}

/** Returns whether the command succeeded in time. */
export async function run([program = '', ...args]: string[], env: Record<string, string> = {}): Promise<boolean> {
  const isWindows = process.platform === 'win32';
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  const limit = setTimeout(() => {
    console.error(`${program} took over ${LIMIT_MS / 60_000} minutes and was ended`);
    // Like Ctrl-C: the tools clean up and report their results so far.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  }, LIMIT_MS);
  return await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      clearTimeout(limit);
      resolve(false);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });
}
