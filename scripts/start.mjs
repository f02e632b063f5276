// `npm start`: the app as people run it. Its own file because NODE_ENV has to be set before React is loaded, on every
// system's shell alike. Plain JavaScript, because the compile cache then holds the types of everything else stripped
// already: what strips them is never loaded, which takes a twelfth of a start and 15 MB.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { tuneAllocator } from './allocator.mjs';

tuneAllocator();
process.env.NODE_ENV = 'production';
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
const { followNpm } = await import('./follow-npm.ts');
followNpm(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/main.ts');
