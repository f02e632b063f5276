import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['Tidewatch Cartographers', 'tidewatchcartographers'],
  ['★ TIDEWATCH | cartographers!! ★', 'tidewatchcartographers'],
  ['𝕋𝕚𝕕𝕖𝕨𝕒𝕥𝕔𝕙 Cartógraphers', 'tidewatchcartographers'],
  ['星の広場', '星の広場'],
  ['🔥🔥', ''],
])('%s', (name, key) => expect(nameKey(name)).toBe(key));
