// `npm start`: the app as people run it. Its own file because NODE_ENV has to be set before React is loaded, on every
// system's shell alike; the compile cache halves what Node spends on reading the sources again.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

process.env.NODE_ENV = 'production';
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
await import('../src/main.ts');
