// Responses as plain values: handlers return an Answer, the server sends it.

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

export function html(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' };
}

/** An error in Discord's format: `{ message, code, errors? }`. */
export function apiError(status: number, code: number, message: string, errors?: object): Answer {
  return json(status, errors ? { message, code, errors } : { message, code });
}

export const refusals = {
  notFound: () => apiError(404, 0, '404: Not Found'),
  wrongMethod: () => apiError(405, 0, '405: Method Not Allowed'),
  wrongVersion: () => apiError(400, 50041, 'Invalid API version provided.'),
  unauthorized: () => apiError(401, 0, '401: Unauthorized'),
  missingAccess: () => apiError(403, 50001, 'Missing Access'),
  blockedAtEdge: () => apiError(403, 40333, 'internal network error'),
  unknownInvite: () => apiError(404, 10006, 'Unknown Invite'),
  expiredInvite: () => apiError(404, 50270, 'Invite is expired.'),
  unknownGuild: () => apiError(404, 10004, 'Unknown Guild'),
  widgetDisabled: () => apiError(403, 50004, 'Widget Disabled'),
};

/** 50035 with the nested `errors` object that names the field. */
export function invalidForm(field: string, code: string, message: string): Answer {
  return apiError(400, 50035, 'Invalid Form Body', { [field]: { _errors: [{ code, message }] } });
}

/** OAuth calls have their own error format. */
export function oauthError(status: 400 | 401, error: string, description: string): Answer {
  return json(status, { error, error_description: description });
}
