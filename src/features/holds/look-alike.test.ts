import { describe, expect, it } from 'vitest';
import { lookAlike, lookOf } from './look-alike.ts';

const alike = (a: string, b: string, about: [string | null, string | null] = [null, null]) =>
  lookAlike(lookOf({ name: a, description: about[0] }), lookOf({ name: b, description: about[1] }));

describe('names from one template', () => {
  it.each([
    ['Free Nitro 12 Giveaway', 'FR33 N1TR0 giveaways #31'],
    ['Free Nitro 12 Giveaway', 'Frее Nitrо Giveaway'],
    ['Free Nitro Giveaway', 'Official Free Nitro Giveaway Server'],
    ['nitro7', 'nitro31'],
    ['F R E E Nitro', 'free nitro'],
    ['Free Nitro Falcon', 'Free Nitro Tiger'],
    ['免费领取会员活动1', '免费领取会员活动2'],
    ['💸🎁', '🔞💰'],
    ['💸💸💸', '💸💸💸'],
  ])('%s and %s are alike', (a, b) => expect(alike(a, b)).toBe(true));
});

describe('unrelated names that share a word', () => {
  it.each([
    ['Minecraft Builders', 'Minecraft Survival'],
    ['Anime Art Club', 'Anime Watchers'],
    ['Night Owls', 'Night Walkers'],
    ['Rust Programming', 'Rust Raiders'],
    ['Chess', 'Chest'],
    ['🔥', '🔥 Chess'],
    ['Ночной дозор', 'Ночной город'],
  ])('%s and %s are not alike', (a, b) => expect(alike(a, b)).toBe(false));
});

it('recognizes descriptions from one template', () => {
  const about = (word: string) => `Join now and claim your free ${word} within ten minutes, no password needed`;
  expect(alike('Falcon', 'Otters', [about('nitro'), about('gems')])).toBe(true);
  expect(alike('Falcon', 'Otters', ['A friendly place to talk.', 'A friendly place to draw.'])).toBe(false);
  expect(alike('Falcon', 'Otters', [null, ''])).toBe(false);
});
