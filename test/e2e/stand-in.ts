// Controls the stand-in of the site under test.
import { currentSite } from './installation.ts';

interface Guild {
  code: string;
  name: string;
  description?: string;
  memberCount?: number;
  onlineCount?: number;
  features?: string[];
}

async function call(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${currentSite().standIn}/__standin${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

let added = 0;

/** Creates a new community in the stand-in, with a unique code. */
export async function addGuilds(guild: Omit<Guild, 'code'>): Promise<Guild> {
  added += 1;
  const code = `e2e-${process.pid.toString(36)}-${added}`;
  const one = { ...guild, code };
  await call('POST', '/guilds', [one]);
  return one;
}

/** Activates a scenario for the invite until the scenarios are cleared. */
export async function playScenario(
  code: string,
  scenario: string,
  options: Record<string, unknown> = {},
): Promise<void> {
  await call('POST', '/scenarios', { code, scenario, ...options });
}

export async function clearScenarios(): Promise<void> {
  await call('DELETE', '/scenarios');
}
