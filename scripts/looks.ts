// `npm run looks`: every page beside its reference; `npm run looks -- --update` takes the references anew. What else is
// said goes to Playwright: `npm run looks -- -g home`.
import { runCommands } from './test-command.ts';

const said = process.argv.slice(2).map((word) => (word === '--update' ? '--update-snapshots=changed' : word));
const commands = [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'playwright.looks.config.ts', ...said],
];
process.exitCode = (await runCommands(commands)) ? 0 : 1;
