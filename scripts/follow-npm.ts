// When npm is killed, a process that it started keeps running and keeps its port, since the shell between them does not
// forward signals. So the process itself checks whether npm is running.
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 500;

/** Calls `onGone` once when the npm that runs this process has exited. Without npm it does nothing. */
export function followNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  // Some shells remain between npm and this process, others replace themselves with it (exec).
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_EVERY_MS);
  timer.unref();
}

function isShell(pid: number): boolean {
  return /^(sh|ash|dash|bash|busybox)$/.test(readProcess(pid, 'comm')?.trim() ?? '');
}

/** The second field after the program name, which is in parentheses and can contain any character. */
function parentOf(pid: number): number | undefined {
  const fields = readProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields?.[1] === undefined ? undefined : Number(fields[1]);
}

function readProcess(pid: number, file: 'comm' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined; // the process has exited, or this system has no /proc
  }
}
