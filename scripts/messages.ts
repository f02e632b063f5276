// `npm run messages`: extracts the messages of the code into locales/. A message that is now used on other pages may
// move to another catalog; its translations move with it.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { run } from './test-command.ts';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const { locales } = getConfig();
const before = await translations(await getCatalogs(getConfig()));
if (!(await run(['lingui', 'extract', '--clean', '--workers', '1']))) process.exit(1);
for (const catalog of await getCatalogs(getConfig())) {
  for (const locale of locales) await carryOver(catalog, locale);
}

/** The translations of all catalogs, by language and message. */
async function translations(catalogs: Catalog[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const catalog of catalogs) {
    for (const locale of locales) {
      const messages = Object.entries((await catalog.read(locale)) ?? {});
      for (const [id, { translation }] of messages) if (translation) known.set(`${locale} ${id}`, translation);
    }
  }
  return known;
}

async function carryOver(catalog: Catalog, locale: string): Promise<void> {
  const messages = (await catalog.read(locale)) ?? {};
  let isChanged = false;
  for (const [id, message] of Object.entries(messages)) {
    const translation = before.get(`${locale} ${id}`);
    if (message.translation || !translation) continue;
    message.translation = translation;
    isChanged = true;
  }
  if (isChanged) await catalog.write(locale, messages);
}
