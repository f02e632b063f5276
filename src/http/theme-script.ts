// The one inline script of a page: a file of its own would hold back the first paint for a round trip.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../web/theme-script.js');

/** Without comments and indentation: it is in every page. */
export const themeScript = readFileSync(file, 'utf8')
  .replace(/\s*\/\/.*|^\s+/gm, '')
  .trim();

/** By this the content security policy knows it; every other script in a page stays forbidden. */
export const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
