// Made by `npm run client` from the contract. Do not edit.

export type GetDumpInfoAnswer = {
  /** Day of the file, UTC: 2026-11-20. */
  date: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  /** Lines in the file. */
  servers: number;
  bytes: number;
  /** Of the file as it is sent, in hexadecimal. */
  sha256: string;
  url: string;
  /** Grows when a field goes or changes its meaning. */
  schemaVersion: number;
  /** What the operator allows; null until the operator says. */
  licence: string | null;
};
