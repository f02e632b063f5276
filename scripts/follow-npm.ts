// A process that npm started outlives npm when npm is killed, and keeps its port: between the two stands a shell that
// hands no signal on. So the process looks for itself.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** Calls `onGone` once when the npm that runs this process has gone. Without npm it does nothing. */
export function followNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  // Some shells stay between npm and us, others become us.
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

function isShell(pid: number): boolean {
  return /^(sh|ash|dash|bash|busybox)$/.test(readProcess(pid, 'comm')?.trim() ?? '');
}

/** The second field after the program's name, which stands in brackets and may hold anything. */
function parentOf(pid: number): number | undefined {
  const fields = readProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields?.[1] === undefined ? undefined : Number(fields[1]);
}

function readProcess(pid: number, file: 'comm' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined; // the process has gone, or this system has no /proc
  }
}
