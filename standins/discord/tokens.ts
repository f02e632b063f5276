// Codes and tokens of people who signed in. Codes live for a minute and once; tokens outlive a restart when there is a
// data folder, as the product's own sessions do.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

export const ACCESS_TOKEN_SECONDS = 604_800;
const CODE_LIFETIME_MS = 60_000;
const FILE_NAME = 'tokens.json';
/** Unused tokens are forgotten after so long. */
const FORGET_MS = 30 * 86_400_000;

export interface Grant {
  userId: string;
  scopes: string[];
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
}

export interface CodeRequest {
  userId: string;
  scopes: string[];
  redirectUri: string;
  /** S256 challenge, or null when the client sent none. */
  challenge: string | null;
}

export interface TokenStore {
  issueCode(request: CodeRequest, nowMs: number): string;
  /** Uses the code up, whatever comes of it. Null: unknown, used, late, other redirect_uri or wrong verifier. */
  redeemCode(code: string, proof: { redirectUri: string | null; verifier: string | null }, nowMs: number): Grant | null;
  /** A new pair for the old one, which is dead from then on. */
  refresh(refreshToken: string, nowMs: number): Grant | null;
  /** The grant behind an access token that has not run out. */
  findByAccess(accessToken: string, nowMs: number): Grant | undefined;
  /** Ends all grants of the user who holds this access or refresh token, and forgets the consent. */
  revoke(token: string): void;
  /** Whether the user agreed to all these scopes before. */
  hasConsent(userId: string, scopes: readonly string[]): boolean;
}

export function openTokenStore(dataDir: string | undefined): TokenStore {
  const codes = new Map<string, CodeRequest & { expiresAtMs: number }>();
  const file = dataDir === undefined ? null : join(dataDir, FILE_NAME);
  let grants: Grant[] = file === null ? [] : readGrants(file);

  function keep(nowMs: number, ...added: Grant[]): void {
    grants = [...grants.filter(({ expiresAtMs }) => expiresAtMs + FORGET_MS > nowMs), ...added];
    save();
  }

  function save(): void {
    if (file === null || dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    replaceFile(file, JSON.stringify(grants));
  }

  return {
    issueCode(request, nowMs) {
      const code = randomBytes(18).toString('base64url');
      for (const [old, { expiresAtMs }] of codes) if (expiresAtMs < nowMs) codes.delete(old);
      codes.set(code, { ...request, expiresAtMs: nowMs + CODE_LIFETIME_MS });
      return code;
    },
    redeemCode(code, { redirectUri, verifier }, nowMs) {
      const request = codes.get(code);
      codes.delete(code);
      if (!request || request.expiresAtMs < nowMs || request.redirectUri !== redirectUri) return null;
      if (request.challenge !== null && request.challenge !== challengeOf(verifier)) return null;
      const grant = newGrant(request, nowMs);
      keep(nowMs, grant);
      return grant;
    },
    refresh(refreshToken, nowMs) {
      const old = grants.find((grant) => grant.refreshToken === refreshToken);
      if (old === undefined) return null;
      const grant = newGrant(old, nowMs);
      grants = grants.filter((other) => other !== old);
      keep(nowMs, grant);
      return grant;
    },
    findByAccess: (accessToken, nowMs) =>
      grants.find((grant) => grant.accessToken === accessToken && grant.expiresAtMs > nowMs),
    revoke(token) {
      const found = grants.find((grant) => grant.accessToken === token || grant.refreshToken === token);
      if (found === undefined) return;
      grants = grants.filter(({ userId }) => userId !== found.userId);
      save();
    },
    hasConsent: (userId, scopes) =>
      grants.some((grant) => grant.userId === userId && scopes.every((scope) => grant.scopes.includes(scope))),
  };
}

/** The S256 challenge of a verifier; of none, something that no challenge equals. */
function challengeOf(verifier: string | null): string {
  return verifier === null ? '' : createHash('sha256').update(verifier).digest('base64url');
}

function newGrant({ userId, scopes }: Pick<Grant, 'userId' | 'scopes'>, nowMs: number): Grant {
  return {
    userId,
    scopes,
    accessToken: randomBytes(22).toString('base64url'),
    refreshToken: randomBytes(22).toString('base64url'),
    expiresAtMs: nowMs + ACCESS_TOKEN_SECONDS * 1000,
  };
}

function readGrants(file: string): Grant[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Grant[]) : [];
}
