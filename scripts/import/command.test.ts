import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCommand, readContent } from './command.ts';

it('parses the file and the consent in any order', () => {
  expect(readCommand(['list.jsonl'])).toEqual({ file: 'list.jsonl', hasConsent: false });
  expect(readCommand(['--owners-agreed', 'list.jsonl'])).toEqual({ file: 'list.jsonl', hasConsent: true });
  expect(readCommand(['list.jsonl', '--owners-agreed'])).toEqual({ file: 'list.jsonl', hasConsent: true });
});

it.each(['--help', '-h'])('asks for the usage with %s', (flag) => {
  expect(readCommand([flag])).toBeUndefined();
  expect(readCommand(['list.jsonl', flag])).toBeUndefined();
});

it.each([
  [[]],
  [['a.jsonl', 'b.jsonl']],
  [['--owners-agreed']],
  [['--force', 'a.jsonl']],
  [['--owners-agreed=yes', 'a']],
])('rejects %j and shows the usage', (args) => {
  expect(() => readCommand(args)).toThrow('Usage: npm run import -- FILE.jsonl');
});

it('resolves the file against the folder and removes a byte order mark', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'duskrow-command-'));
  writeFileSync(path.join(folder, 'list.jsonl'), '\ufeff{"name":"Größe"}\n');
  expect(await readContent('list.jsonl', folder)).toBe('{"name":"Größe"}\n');
  await expect(readContent('missing.jsonl', folder)).rejects.toThrow(
    `${path.join(folder, 'missing.jsonl')} cannot be read: ENOENT`,
  );
  await expect(readContent('.', folder)).rejects.toThrow('cannot be read: EISDIR');
  rmSync(folder, { recursive: true });
});
