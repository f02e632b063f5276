import { expect, it } from 'vitest';
import { compileIn, shortenIds } from './compiled-messages.ts';

const SHORT_IDS = new Map([
  ['-6L_zJ', '1'],
  ['cwsi+/', '2'],
]);

it('compiles the English of messages, also inside the values of others, and numbers their ids', () => {
  const code = `t({ id: "-6L_zJ", message: "Your menu, {name}", values: { name: t({ id: "cwsi+/", message: "nobody" }) } })`;
  expect(compileIn(code, 'menu.tsx', SHORT_IDS)).toBe(
    `t({ id: "1", message: ["Your menu, ",["name"]], values: { name: t({ id: "2", message: ["nobody"] }) } })`,
  );
});

it('leaves a message that is in no catalog its id, and other objects alone', () => {
  const code = `[{ id: "abcdef", message: "New" }, { id: 1, message: "Saved" }]`;
  expect(compileIn(code, 'list.ts', SHORT_IDS)).toBe(
    `[{ id: "abcdef", message: ["New"] }, { id: 1, message: "Saved" }]`,
  );
});

it('numbers the ids of a catalog and none of its texts', () => {
  const messages = { '-6L_zJ': ['Menü „-6L_zJ“', ['name']], 'cwsi+/': ['"cwsi+/":['] };
  const catalog = (ids: object) => `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(ids))});`;
  expect(shortenIds(catalog(messages), SHORT_IDS)).toBe(catalog({ 1: messages['-6L_zJ'], 2: messages['cwsi+/'] }));
});
