// Well-formed calls of every endpoint, for tests that cover the whole contract.
import type { EndpointShape } from '#contract/endpoint.ts';

/** Well-formed bodies. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/v1/servers': { inviteUrl: 'starforge' },
  'POST /api/v1/servers/:id/reviews': { rating: 5, title: 'Fine', content: 'Kind people.' },
  'POST /api/v1/reviews': { serverId: 's_1', rating: 5, reviewText: 'Kind people.' },
  'PATCH /api/v1/reviews/:reviewId': { rating: 4 },
  'PUT /api/v1/reviews/:reviewId/reply': { content: 'Thank you.' },
  'PATCH /api/v1/servers/:id': { version: 1, tags: ['calm'] },
  'POST /api/v1/favorites/merge': { serverIds: [] },
  'POST /api/v1/hidden/merge': { serverIds: [] },
  'PUT /api/v1/profile': { bio: '' },
  'POST /api/v1/user-activity': { action: 'server_view', serverId: 's_1' },
  'POST /api/v1/unanswered-searches': { search: 'zorgle' },
  'POST /api/v1/reports': { subjectType: 'server', subjectId: 's_1', reason: 'spam' },
  'POST /api/v1/moderation/decisions/:id/appeal': { text: 'Please look again.' },
  'PUT /api/v1/servers/:id/webhook': { url: 'https://hooks.example/' },
  'POST /api/v1/auth/submit-managed-server': { serverId: '190000000000000001' },
  'DELETE /api/v1/profile': { withReviews: false },
  'POST /api/v1/admin/reports/dismiss': { subjectType: 'server', subjectId: 's_1', seenReports: 1 },
  'POST /api/v1/admin/terms': { term: 'word' },
  'POST /api/v1/admin/servers/decide': { decision: 'approve', servers: [{ id: 's_1', approval: 'pending' }] },
  'PUT /api/v1/admin/switches/:name': { isOn: true },
  ...Object.fromEntries(
    ['reviews/:id/remove', 'servers/:id/block', 'users/:id/suspend', 'appeals/:id/reject'].map((call) => [
      `POST /api/v1/admin/${call}`,
      { reason: 'Because.' },
    ]),
  ),
};

/** Queries of calls that need one. */
const QUERIES: Readonly<Record<string, string>> = { 'GET /api/v1/admin/search': '?q=owl' };

/** @param id for every parameter without a closed set of values */
export function callOf({ method, url }: EndpointShape, headers: Record<string, string>, id = 's_1') {
  const path = url.replace(':inviteCode', 'unknown-code').replace(':name', 'submissions').replace(/:\w+/g, id);
  const call = `${method} ${url}`;
  return { method: method as 'POST', url: path + (QUERIES[call] ?? ''), headers, payload: BODIES[call] };
}

/** For `it.each`: the name of the call, then the endpoint. */
export const withName = (endpoint: EndpointShape) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const;
