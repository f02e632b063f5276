// Translations: English is written in the code, other languages in locales/<tag>/*.po (docs/translations.md).
import { createSwcExtractor } from '@lingui/native-tools';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogFiles } from './scripts/catalog-files.ts';
import { INTERFACE_LANGUAGES } from './src/contract/interface-language.ts';

const [sourceLocale, ...locales] = INTERFACE_LANGUAGES;

export default defineConfig({
  sourceLocale,
  locales,
  catalogs: Object.entries(catalogFiles()).map(([name, include]) => ({ path: `locales/{locale}/${name}`, include })),
  extractors: [createSwcExtractor()],
  // No line numbers and no file names: they would change with every edit and make branches conflict.
  format: formatter({ origins: false, lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'message',
  // The English of a message is compiled into the code; see vite.config.ts.
  fallbackLocales: false,
});
