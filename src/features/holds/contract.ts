// Why something waits for a moderator.
import { z } from 'zod';

export const HELD_KEYS = [
  'age-restricted',
  'blocked-term',
  'same-name',
  'same-icon',
  'few-members',
  'many-today',
  'unseen-today',
  'alike-today',
  'waiting',
  'taken-down',
] as const;
export type HeldKey = (typeof HELD_KEYS)[number];

/** What a sentence of `heldReason` says, for programs and other languages. */
export const HeldBecause = z.object({
  key: z.enum(HELD_KEYS),
  name: z.string().optional().describe('same-name, same-icon: of the listed server.'),
  members: z.number().int().optional().describe('few-members: how many are needed.'),
});
export type HeldBecause = z.infer<typeof HeldBecause>;
