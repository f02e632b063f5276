import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type Names = Record<string, string>;
const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Names;
  devDependencies: Names;
  optionalDependencies: Names;
};

it('docs/dependencies.md lists exactly the dependencies, each with its reason', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| (?!package|---)([^|]+) \| [^|]{10,} \| [^|]{3,} \|$/gm);
  const documented = [...rows].flatMap(([, names = '']) => names.split(', '));
  const present = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(documented.sort()).toEqual(Object.keys(present).sort());
});

it('package.json has at most 32 runtime dependencies, and all versions are exact', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(32);
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([]);
});
