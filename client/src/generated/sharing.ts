// Made by `npm run client` from the contract. Do not edit.
import type { Oembed } from './shapes.ts';

export interface GetOembedInput {
  /** Address of a server’s page on this site. */
  url: string;
  /** json (default) or xml; any other is refused with 501. */
  format?: string;
  /** In pixels. */
  maxwidth?: number;
  /** In pixels. */
  maxheight?: number;
}

export type GetOembedAnswer = Oembed;
