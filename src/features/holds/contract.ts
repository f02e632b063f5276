// Why a submission or a change waits for a moderator.
import { z } from 'zod';

export const HELD_KEYS = [
  'age-restricted',
  'blocked-term',
  'same-name',
  'same-icon',
  'few-members',
  'unknown-members',
  'many-today',
  'unseen-today',
  'alike-today',
  'waiting',
  'taken-down',
] as const;
export type HeldKey = (typeof HELD_KEYS)[number];

/** The meaning of the sentence in `heldReason`, for clients and for translation. */
export const HeldBecause = z.object({
  key: z.enum(HELD_KEYS),
  name: z.string().optional().describe('same-name, same-icon: name of the other server if it is listed.'),
  members: z.number().int().optional().describe('few-members: minimum number of members.'),
});
export type HeldBecause = z.infer<typeof HeldBecause>;
