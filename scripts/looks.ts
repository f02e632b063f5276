// `npm run looks`: compares every page with its screenshot; `npm run looks -- --update` retakes the screenshots. Other
// arguments are passed to Playwright: `npm run looks -- -g home`.
import { runCommands } from './test-command.ts';

const options = process.argv.slice(2).map((word) => (word === '--update' ? '--update-snapshots=changed' : word));
const commands = [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'playwright.looks.config.ts', ...options],
];
process.exitCode = (await runCommands(commands)) ? 0 : 1;
