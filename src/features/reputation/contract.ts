import { z } from 'zod';

export const UnlockedAchievement = z.object({
  id: z.string(),
  name: z.string().describe('Stable key.'),
  title: z.string(),
  rarity: z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']),
  pointsReward: z.number().int(),
});
export type UnlockedAchievement = z.infer<typeof UnlockedAchievement>;
