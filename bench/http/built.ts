// The pages that the benches request are those of the sources.
import { builtFingerprint, sourceFingerprint } from '../../scripts/fingerprint.mjs';
import { root, run } from '../../scripts/test-command.ts';

/** Builds the pages unless they are current; returns whether they are now. */
export async function ensureBuilt(print: (line: string) => void): Promise<boolean> {
  if (builtFingerprint(root) === sourceFingerprint(root)) return true;
  print('Building the pages');
  return await run([process.execPath, 'scripts/build.ts']);
}
