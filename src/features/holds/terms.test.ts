import { expect, it } from 'vitest';
import { holdsAny } from './terms.ts';

it.each([
  ['FR33 N1TRO', 'free nitro'],
  ['Fr33 N1tr0 here', 'free nitro'],
  ['FREE N I T R O', 'free nitro'],
  ['F R E E   N I T R O', 'nitro'],
  ['f.r.e.e n.i.t.r.o', 'free nitro'],
  ['free-nitro', 'free nitro'],
  ['freenitro', 'free nitro'],
  ['fr ee ni tro', 'free nitro'],
  ['frее nitrо', 'free nitro'], // Cyrillic letters
  ['ｆｒｅｅ 𝐧𝐢𝐭𝐫𝐨', 'free nitro'],
  ['FR€€ N!TRO', 'free nitro'],
  ['n1tro2026 for all', 'nitro'],
  ['C4S1N0', 'casino'],
  ['c a s i n o', 'casino'],
  ['c4sin0', 'казино casino'.split(' ')[1]!],
  ['КА3ИНО и казино', 'казино'],
  ['1337 h4x', '1337'],
  ['4chan', '4chan'],
  ['a s s', 'ass'],
  ['無 料 配 布', '無料配布'],
])('%s holds %s', (text, term) => expect(holdsAny(text, [term])).toBe(true));

it.each([
  ['classic cars', 'ass'],
  ['C L A S S I C', 'ass'],
  ['Scunthorpe United', 'cunt'],
  ['an A-level course', 'ana'],
  ['the cat is a tabby', 'ata'],
  ['nitrogen', 'nitro'],
  ['88 miles', 'bb'],
  ['level 18', 'ib'],
  ['free games, no nitro', 'free nitro'],
  ['Mall rats', 'mail'],
])('%s does not hold %s', (text, term) => expect(holdsAny(text, [term])).toBe(false));
