// Every endpoint says who may call it, what it needs, how it is counted and who may store its answer; what it declares
// as answers follows from that.
import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { EndpointShape } from './endpoint.ts';

const calls: EndpointShape[] = Object.values(api);
const nameOf = ({ method, url }: EndpointShape): string => `${method} ${url}`;
const wrong = (isWrong: (call: EndpointShape) => boolean): string[] => calls.filter(isWrong).map(nameOf);
const declares = (status: number) => (call: EndpointShape) => status in call.schema.response;

describe('every endpoint', () => {
  it('says who may call it, what it needs and how it is counted', () => {
    const says = ({ config }: { config?: Partial<EndpointShape['config']> }): boolean =>
      ['visitor', 'user', 'owner', 'admin'].includes(config?.access ?? '') &&
      Array.isArray(config?.needs) &&
      config?.rate !== undefined;
    expect(wrong((call) => !says(call))).toEqual([]);
  });

  it('that reads says who may store its answer, and only those that visitors may call let others store it', () => {
    expect(wrong(({ method, config }) => (method === 'GET') !== (config.reading !== undefined))).toEqual([]);
    expect(
      wrong(({ method, config: { access, reading } }) => {
        return method === 'GET' && access !== 'visitor' && reading !== 'personal';
      }),
    ).toEqual([]);
  });

  it('that writes needs that the site takes writes, but for signing out and what admins do', () => {
    const always = new Set<EndpointShape>([api.logout, api.endSession, api.endAllSessions]);
    const mustNeed = (call: EndpointShape): boolean =>
      call.method !== 'GET' && call.config.access !== 'admin' && !always.has(call);
    expect(wrong((call) => call.config.needs.includes('writes') !== mustNeed(call))).toEqual([]);
  });

  it('that is not for visitors declares 401, those for owners and admins 403', () => {
    // A heart of somebody whose session has ended is refused; views are everybody's.
    const both = new Set<EndpointShape>([api.recordActivity]);
    expect(wrong((call) => !both.has(call) && declares(401)(call) !== (call.config.access !== 'visitor'))).toEqual([]);
    const closed = (call: EndpointShape): boolean => ['owner', 'admin'].includes(call.config.access);
    expect(wrong((call) => closed(call) && !declares(403)(call))).toEqual([]);
  });

  it('that is counted, or spends look-ups, declares 429', () => {
    // Their refusals are pages and pictures that stand for themselves.
    const counted = ({ config: { rate, needs } }: EndpointShape): boolean =>
      (rate !== null && rate !== 'signIn' && rate !== 'avatar') || needs.includes('lookUp');
    expect(wrong((call) => counted(call) && !declares(429)(call))).toEqual([]);
    expect(wrong((call) => call.config.needs.includes('lookUp') && !declares(503)(call))).toEqual([]);
  });
});
