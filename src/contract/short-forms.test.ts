import { expect, it } from 'vitest';
import { utcMinute } from './short-forms.ts';

it('formats the UTC minute', () => expect(utcMinute('2026-11-20T10:03:59.123Z')).toBe('2026-11-20 10:03 UTC'));
