// Every endpoint declares who can call it, what it needs, its rate limit and who may store its answer. The statuses
// that it must declare follow from that.
import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { EndpointShape } from './endpoint.ts';

const calls: EndpointShape[] = Object.values(api);
const nameOf = ({ method, url }: EndpointShape): string => `${method} ${url}`;
const wrong = (isWrong: (call: EndpointShape) => boolean): string[] => calls.filter(isWrong).map(nameOf);
const declares = (status: number) => (call: EndpointShape) => status in call.schema.response;

describe('every endpoint', () => {
  it('declares its access, its needs and its rate limit', () => {
    const isComplete = ({ config }: { config?: Partial<EndpointShape['config']> }): boolean =>
      ['visitor', 'user', 'owner', 'admin'].includes(config?.access ?? '') &&
      Array.isArray(config?.needs) &&
      config?.rate !== undefined;
    expect(wrong((call) => !isComplete(call))).toEqual([]);
  });

  it('declares who may store its answer if it reads, others than the caller only if visitors can call it', () => {
    expect(wrong(({ method, config }) => (method === 'GET') !== (config.cacheScope !== undefined))).toEqual([]);
    expect(
      wrong(({ method, config: { access, cacheScope } }) => {
        return method === 'GET' && access !== 'visitor' && cacheScope !== 'personal';
      }),
    ).toEqual([]);
  });

  it('needs `writes` if it writes, except logging out and admin actions', () => {
    const always = new Set<EndpointShape>([api.logout, api.endSession, api.endAllSessions]);
    const mustNeed = (call: EndpointShape): boolean =>
      call.method !== 'GET' && call.config.access !== 'admin' && !always.has(call);
    expect(wrong((call) => call.config.needs.includes('writes') !== mustNeed(call))).toEqual([]);
  });

  it('declares 401 if it requires a login, and 403 if it is for owners or admins or refuses suspended accounts', () => {
    // Visitors can record views, but a favorite of an expired session is refused.
    const exceptions = new Set<EndpointShape>([api.recordActivity]);
    expect(
      wrong((call) => !exceptions.has(call) && declares(401)(call) !== (call.config.access !== 'visitor')),
    ).toEqual([]);
    const isRestricted = ({ method, config }: EndpointShape): boolean =>
      ['owner', 'admin'].includes(config.access) || (method !== 'GET' && !config.openToSuspended);
    expect(wrong((call) => isRestricted(call) && !declares(403)(call))).toEqual([]);
  });

  it('is rate-limited if it reads what belongs to the caller', () => {
    const isOwn = ({ method, config }: EndpointShape): boolean =>
      method === 'GET' && (config.access === 'user' || config.access === 'owner');
    expect(wrong((call) => isOwn(call) && call.config.rate === null)).toEqual([]);
  });

  it('declares 429 if it is rate-limited or spends look-ups', () => {
    // `signIn` and `avatar` are refused with a page or a picture instead.
    const isLimited = ({ config: { rate, needs } }: EndpointShape): boolean =>
      (rate !== null && rate !== 'signIn' && rate !== 'avatar') || needs.includes('lookUp');
    expect(wrong((call) => isLimited(call) && !declares(429)(call))).toEqual([]);
    expect(wrong((call) => call.config.needs.includes('lookUp') && !declares(503)(call))).toEqual([]);
  });
});
