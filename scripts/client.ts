// `npm run client`: regenerates the types of the client after a change of the contract.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientTypes } from './client-types.ts';

const folder = path.join(import.meta.dirname, '..', 'client', 'src', 'generated');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of clientTypes()) writeFileSync(path.join(folder, file), text);
