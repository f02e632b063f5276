// Codes and tokens of logged-in users. Codes work once, for a minute; tokens survive a restart if there is a data
// folder, like the product's own sessions.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

export const ACCESS_TOKEN_SECONDS = 604_800;
const CODE_LIFETIME_MS = 60_000;
const FILE_NAME = 'tokens.json';
/** Retention of tokens after they expire. */
const RETENTION_MS = 30 * 86_400_000;

export interface Grant {
  userId: string;
  scopes: string[];
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
}

interface CodeRequest {
  userId: string;
  scopes: string[];
  redirectUri: string;
  /** S256 challenge, or null if the client sent none. */
  challenge: string | null;
}

export interface TokenStore {
  issueCode(request: CodeRequest, nowMs: number): string;
  /** Consumes the code in any case. Null: unknown, used, expired, different redirect_uri or wrong verifier. */
  redeemCode(code: string, proof: { redirectUri: string | null; verifier: string | null }, nowMs: number): Grant | null;
  /** Exchanges a pair for a new one; the old pair becomes invalid. */
  refresh(refreshToken: string, nowMs: number): Grant | null;
  /** The grant of an unexpired access token. */
  findByAccess(accessToken: string, nowMs: number): Grant | undefined;
  /** Revokes all grants of the owner of this access or refresh token, and the consent. */
  revoke(token: string): void;
  /** Whether the user has consented to all these scopes. */
  hasConsent(userId: string, scopes: readonly string[]): boolean;
}

export function openTokenStore(dataDir: string | undefined): TokenStore {
  const codes = new Map<string, CodeRequest & { expiresAtMs: number }>();
  const file = dataDir === undefined ? null : join(dataDir, FILE_NAME);
  let grants: Grant[] = file === null ? [] : readGrants(file);

  function store(nowMs: number, ...added: Grant[]): void {
    grants = [...grants.filter(({ expiresAtMs }) => expiresAtMs + RETENTION_MS > nowMs), ...added];
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
      store(nowMs, grant);
      return grant;
    },
    refresh(refreshToken, nowMs) {
      const old = grants.find((grant) => grant.refreshToken === refreshToken);
      if (old === undefined) return null;
      const grant = newGrant(old, nowMs);
      grants = grants.filter((other) => other !== old);
      store(nowMs, grant);
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

/** The S256 challenge of a verifier; without a verifier a value that matches no challenge. */
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
