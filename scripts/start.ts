// `npm start`: the app as people run it. Its own file because NODE_ENV has to be set before React is loaded, on every
// system's shell alike.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { followNpm } from './follow-npm.ts';

process.env.NODE_ENV = 'production';
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
followNpm(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/main.ts');
