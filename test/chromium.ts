// The browser of the tests: the computer's own Chromium, so that nothing has to be downloaded by npm.
import { existsSync } from 'node:fs';

const PLACES = [
  // The browser without its windows first: it takes a quarter less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** What Chromium must leave out to be quiet and the same everywhere; it runs as root in CI, hence no sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program that CHROMIUM names, else the first that is installed. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM || PLACES.find((place) => existsSync(place));
}
