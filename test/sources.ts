// Reads the project's sources for the architecture test: each file with its code and imports.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** A file of the project relative to its root (`src/db/open.ts`), else the package (`zod`, `node:fs`). */
  target: string;
  /** `import type`: does not exist at run time. */
  isType: boolean;
  isDynamic: boolean;
}

export interface Source {
  /** Relative to the project, with `/`. */
  file: string;
  /** Without comments: they can mention names that the code must not use. */
  code: string;
  lines: number;
  imports: Import[];
  /** Whether it re-exports from another file. */
  reExports: boolean;
}

export const root = path.join(import.meta.dirname, '..');
const FOLDERS = ['src', 'client', 'standins', 'seed', 'bench', 'scripts', 'test'];
const ALIASES = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([from, to]) => [from.replace('*', ''), to.replace('./', '').replace('*', '')] as const);

export function readSources(): Source[] {
  return filesNamed(/\.tsx?$/).map((file) => parseSource(file, textOf(file)));
}

/** Number of lines of every handwritten file, code or not. */
export function readLengths(): Pick<Source, 'file' | 'lines'>[] {
  return filesNamed(/\.(tsx?|m?js|css|html|sql|py|lua)$/).map((file) => ({ file, lines: linesOf(textOf(file)) }));
}

function filesNamed(pattern: RegExp): string[] {
  const files = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return files.filter((file) => pattern.test(file) && !file.startsWith('client/dist/'));
}

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const linesOf = (text: string): number => text.split('\n').length - 1;

export function parseSource(file: string, text: string): Source {
  const { module, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const resolve = (specifier: string): string => resolveImport(file, specifier);
  const isTypeOnly = (start: number): boolean => /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  const imports: Import[] = [
    ...module.staticImports.map(({ moduleRequest, start }) => ({
      target: resolve(moduleRequest.value),
      isType: isTypeOnly(start),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      [...new Set(entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))].map((specifier) => ({
        target: resolve(specifier),
        isType: isTypeOnly(start),
        isDynamic: false,
      })),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
      .filter((literal) => /^(['"]).*\1$/.test(literal))
      .map((literal) => ({ target: resolve(literal.slice(1, -1)), isType: false, isDynamic: true })),
  ];
  let code = text;
  for (const { start, end } of comments) code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  return {
    file,
    code,
    lines: linesOf(text),
    imports,
    reExports: module.staticExports.some(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest)),
  };
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const alias = ALIASES.find(([from]) => specifier.startsWith(from));
  if (alias) return alias[1] + specifier.slice(alias[0].length);
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name ? `${scope}/${name}` : scope;
}
