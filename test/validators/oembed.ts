// A response of type `rich`, by the response parameters of oembed.com (1.0).
import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ });
const Pixels = z.int().positive();

export const OembedAnswer = z
  .looseObject({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string().optional(),
    author_name: z.string().optional(),
    author_url: Address.optional(),
    provider_name: z.string().optional(),
    provider_url: Address.optional(),
    cache_age: z.int().nonnegative().optional(),
    thumbnail_url: Address.optional(),
    thumbnail_width: Pixels.optional(),
    thumbnail_height: Pixels.optional(),
    html: z.string().min(1),
    width: Pixels,
    height: Pixels,
  })
  .refine(
    ({ thumbnail_url, thumbnail_width, thumbnail_height }) =>
      new Set([thumbnail_url, thumbnail_width, thumbnail_height].map((one) => one === undefined)).size === 1,
    'a thumbnail needs all of its fields',
  );
