// The one inline script of a page: a separate file would delay the first paint by a round trip.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../web/inline-script.js');

/** Without comments and indentation, because it is in every page. */
export const inlineScript = readFileSync(file, 'utf8')
  .replace(/\s*\/\/.*|\s*\/\*\*.*|^\s+/gm, '')
  .trim();

/** Allows it in the content security policy; every other inline script is blocked. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
