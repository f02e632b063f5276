import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = `
  import { followNpm } from ${JSON.stringify(path.join(import.meta.dirname, 'follow-npm.ts'))};
  const alive = setInterval(() => {}, 1000);
  followNpm(() => { console.log('gone'); clearInterval(alive); });
  console.log(process.pid);
`;
// Like npm: a shell runs the script, and neither forwards signals.
const NPM = `require('node:child_process').spawn('sh', ['-c', 'node --input-type=module -e "$APP"; true'], { stdio: 'inherit' })`;

it.each(['SIGKILL', 'SIGTERM'] as const)('exits when npm gets a %s', async (signal) => {
  const npm = spawn(process.execPath, ['-e', NPM], {
    env: { ...process.env, APP, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise((resolve) => void npm.stdout.on('end', resolve));
  npm.stdout.on('data', (chunk) => {
    if (output === '') npm.kill(signal);
    output += String(chunk);
  });
  await ended; // the app keeps the pipe open until it exits
  expect(output).toMatch(/^\d+\ngone\n$/);
});
