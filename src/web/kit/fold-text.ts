/** Lower case, without accents: in what is typed and what it is looked for in, 'cafe' is 'Café'. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
