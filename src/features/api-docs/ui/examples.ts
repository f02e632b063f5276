// Runnable examples of a call. A test runs each of them in its language.
import type { ApiCall } from '#features/api-docs/contract.ts';

export const LANGUAGES = ['JavaScript', 'Python', 'cURL'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Values that mean something in every installation; `server` is a slug that exists there. */
function sampleValues(server: string): Record<string, string> {
  return {
    id: server,
    serverId: server,
    identifier: server,
    slug: server,
    name: 'gaming',
    tag: 'gaming',
    code: 'en',
    inviteCode: 'discord-developers',
  };
}

const SAMPLE_QUERIES: Readonly<Record<string, string>> = {
  listServers: '?category=Gaming&sort=online&limit=5',
  listSuggestions: '?search=game',
  getCategory: '?sort=members&limit=5',
  listReviews: '',
  getOembed: '?url={page}',
};

const SAMPLE_BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  submitServer: { inviteUrl: 'https://discord.gg/discord-developers', contactEmail: 'you@example.org' },
};

export interface Sample {
  url: string;
  body: string | undefined;
}

/** @param server slug of a listed server, for calls about one */
export function sampleOf(call: ApiCall, baseUrl: string, server: string): Sample {
  const values = sampleValues(server);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
  const body = SAMPLE_BODIES[call.name];
  const page = encodeURIComponent(`${baseUrl}/server/${server}`);
  const query = (SAMPLE_QUERIES[call.name] ?? '').replace('{page}', page);
  return { url: `${baseUrl}${path}${query}`, body: body && JSON.stringify(body) };
}

export function exampleIn(language: Language, method: string, { url, body }: Sample): string {
  if (language === 'JavaScript') return javaScript(method, url, body);
  return language === 'Python' ? python(method, url, body) : curl(method, url, body);
}

function javaScript(method: string, url: string, body: string | undefined): string {
  const options = [
    method !== 'GET' && `  method: '${method}',`,
    body !== undefined && `  headers: { 'content-type': 'application/json' },`,
    body !== undefined && `  body: JSON.stringify(${body}),`,
  ].filter(Boolean);
  const init = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    `const answer = await fetch('${url}'${init});`,
    'const data = await answer.json();',
    'if (!answer.ok) throw new Error(data.message);',
    'console.log(data);',
  ].join('\n');
}

function python(method: string, url: string, body: string | undefined): string {
  const request =
    method === 'GET'
      ? `'${url}'`
      : `Request(\n    '${url}',\n    method='${method}',` +
        (body === undefined
          ? '\n)'
          : `\n    headers={'content-type': 'application/json'},\n    data=json.dumps(${body}).encode(),\n)`);
  return [
    'import json',
    `from urllib.request import ${method === 'GET' ? 'urlopen' : 'Request, urlopen'}`,
    '',
    `with urlopen(${request}) as answer:`,
    '    print(json.load(answer))',
  ].join('\n');
}

function curl(method: string, url: string, body: string | undefined): string {
  const options = [
    method !== 'GET' && `-X ${method}`,
    body !== undefined && `-H 'content-type: application/json'`,
    body !== undefined && `-d '${body}'`,
  ].filter(Boolean);
  return ['curl --fail-with-body', ...options, `'${url}'`].join(' ');
}
