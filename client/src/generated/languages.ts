// Made by `npm run client` from the contract. Do not edit.
import type { Language, Server, ServerSort } from './shapes.ts';

export type ListLanguagesAnswer = Language[];

export interface GetLanguageInput {
  /** BCP 47; its region does not matter. */
  code: string;
  page?: number;
  limit?: number;
  /** Default: members. */
  sort?: ServerSort;
}

export type GetLanguageAnswer = {
  language: Language;
  servers: Server[];
  total: number;
  page: number;
  totalPages: number;
};
