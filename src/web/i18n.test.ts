import { msg, plural } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import { loadedI18n } from './i18n.ts';

it.each<[InterfaceLanguage, string, string]>([
  ['en', '0 members|1 member|2 members|1,000,000 members', ', by the last known counts'],
  ['ar', 'لا أعضاء|عضو واحد|عضوان|1,000,000 عضو', '، حسب آخر الأعداد المعروفة'],
  ['pt-BR', '0 membros|1 membro|2 membros|1.000.000 de membros', ', segundo os últimos dados conhecidos'],
])('uses the plural forms of the language in %s', async (language, expected, source) => {
  const i18n = await loadedI18n(language);
  const members = (count: number) =>
    i18n.t(
      msg`${plural({ count }, { one: '# member, by the last known counts', other: '# members, by the last known counts' })}`,
    );
  expect([0, 1, 2, 1_000_000].map(members)).toEqual(expected.split('|').map((words) => words + source));
});
