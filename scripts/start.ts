// `npm start`: the app in production mode. A separate file, because NODE_ENV must be set before React is loaded, in a
// way that works in every shell.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { followNpm } from './follow-npm.ts';

process.env.NODE_ENV = 'production';
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
followNpm(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/main.ts');
