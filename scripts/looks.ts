// `npm run looks`: compares every page with its screenshot; `npm run looks -- --update` retakes the screenshots. Other
// arguments are passed to Playwright: `npm run looks -- -g home`.
import { run } from './test-command.ts';

const options = process.argv.slice(2).map((word) => (word === '--update' ? '--update-snapshots=changed' : word));
// After a failed build they would be those of an older one.
const succeeded =
  (await run(['node', 'scripts/build.ts'])) &&
  (await run(['playwright', 'test', '--config', 'playwright.looks.config.ts', ...options]));
process.exitCode = succeeded ? 0 : 1;
