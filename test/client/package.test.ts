// The client as published: built, packed, imported by plain Node, and type-checked in a separate project.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..');
let folder: string;
let project: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-client-'));
  const built = path.join(folder, 'client');
  cpSync(path.join(root, 'client'), built, { recursive: true, filter: (file) => !file.includes('dist') });
  await tsc('-p', path.join(built, 'tsconfig.json'));
  project = path.join(folder, 'project');
  mkdirSync(path.join(project, 'node_modules'), { recursive: true });
  symlinkSync(built, path.join(project, 'node_modules', 'duskrow-client'), 'junction');
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function tsc(...flags: string[]): Promise<void> {
  const program = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [program, ...flags]).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout);
  });
}

it('packs only the code, its types, README and license', async () => {
  const flags = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = await run('npm', flags, { cwd: path.join(folder, 'client'), shell: process.platform === 'win32' });
  const [{ files = [], unpackedSize = 0 } = {}] = JSON.parse(stdout) as {
    files: { path: string }[];
    unpackedSize: number;
  }[];
  const names = files.map((file) => file.path);
  expect(names.filter((name) => !/^dist\/[\w/-]+\.(?:js|d\.ts)$/.test(name)).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
  ]);
  expect(names).toContain('dist/client.js');
  expect(names).toContain('dist/client.d.ts');
  expect(unpackedSize).toBeLessThan(100_000);
});

it('has no dependencies', () => {
  const about = JSON.parse(readFileSync(path.join(folder, 'client', 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies']) {
    expect(about[kind]).toBeUndefined();
  }
  expect(about).toMatchObject({ license: 'MIT', engines: { node: '>=20' }, type: 'module' });
});

it('is imported by plain Node', async () => {
  const code = "import * as all from 'duskrow-client'; console.log(Object.keys(all).sort().join())";
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: project });
  expect(stdout.trim()).toBe('DuskrowError,createClient,memoryCache');
});

it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'type-checks the examples of its README, and rejects mistakes (%s)',
  async (module, moduleResolution) => {
    const readme = readFileSync(path.join(folder, 'client', 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
    const mistakes = [
      '// @ts-expect-error an unknown field',
      'void server.memberTotal;',
      '// @ts-expect-error an unknown order',
      "void client.listServers({ sort: 'best' });",
      '// @ts-expect-error a missing path parameter',
      'void client.getServer();',
      '// @ts-expect-error a count can be unknown',
      'const count: number = server.memberCount;',
      'void count;',
    ].join('\n');
    writeFileSync(path.join(project, 'example.ts'), `${examples}\n${mistakes}\n`);
    const libraries = { target: 'es2022', lib: ['es2022', 'dom', 'dom.asynciterable'], types: [] };
    const compilerOptions = { ...libraries, strict: true, noEmit: true, module, moduleResolution };
    const config = path.join(project, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['example.ts'] }));
    await expect(tsc('-p', config)).resolves.toBeUndefined();
  },
  120_000,
);
