// The command line of an import, and reading its file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run import -- FILE.jsonl [--owners-agreed]

Each line is a JSON object with name, inviteCode, and optionally guildId, description, categories, tags, language.
Only tags that the site knows as subjects are used; the end names the tags and categories that were not.
With the real platform --owners-agreed is needed: it confirms that the communities' staff agreed to be listed.
The sandbox fills an empty directory with invented communities first, unless SEED=off is set, best in the file .env.`;

/** An error that the user of the command can fix: printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Undefined if the usage was asked for. */
export function readCommand(args: string[]): { file: string; hasConsent: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'owners-agreed': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return undefined;
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, hasConsent: values['owners-agreed'] };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new CommandError(USAGE);
}

/** @param folder working directory of the command */
export async function readContent(file: string, folder: string): Promise<string> {
  const named = path.resolve(folder, file);
  try {
    return (await readFile(named, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    throw new CommandError(`${named} cannot be read: ${(error as Error).message}`);
  }
}
