import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ALLOCATOR } from './allocator.mjs';

const PROGRAM = `
  import { tuneAllocator } from ${JSON.stringify(path.join(import.meta.dirname, 'allocator.mjs'))};
  console.log(process.pid);
  tuneAllocator();
  console.log(process.env.GLIBC_TUNABLES, process.execArgv[0], process.argv.at(-1), process.env.KEPT, process.env.DUSKROW_ALLOCATOR_IS_TUNED);
`;

async function run(env: NodeJS.ProcessEnv): Promise<string[]> {
  const flags = ['--max-semi-space-size=8', '--input-type=module', '-e', PROGRAM];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...flags, 'argument'], { env });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

describe.runIf(process.platform === 'linux')('a start with a tuned allocator', () => {
  const { GLIBC_TUNABLES: _chosen, ...env } = process.env;

  it('begins again as the same process, with its flags, arguments and environment', async () => {
    const [before, after, ...rest] = await run({ ...env, KEPT: 'kept' });
    expect(after).toBe(before);
    expect(rest).toEqual([`${ALLOCATOR.GLIBC_TUNABLES} --max-semi-space-size=8 argument kept undefined`]);
  });

  it('begins again once, also where the settings do not get through', async () => {
    const second = await run({ ...env, DUSKROW_ALLOCATOR_IS_TUNED: '1' });
    expect(second.slice(1)).toEqual(['undefined --max-semi-space-size=8 argument undefined undefined']);
  });

  it('leaves what somebody chose', async () => {
    const chosen = await run({ ...env, GLIBC_TUNABLES: 'glibc.malloc.check=0' });
    expect(chosen.slice(1)).toEqual(['glibc.malloc.check=0 --max-semi-space-size=8 argument undefined undefined']);
  });
});
