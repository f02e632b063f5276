// Runnable examples of a call. A test runs each of them in its language.
import type { ApiCall } from '#features/api-docs/contract.ts';

export const LANGUAGES = ['JavaScript', 'Python', 'cURL'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a listed server of this installation has, so that the examples work as they are. */
export interface SampleServer {
  slug: string;
  inviteCode: string;
  tag: string;
}

/** Used while the directory is empty. */
export const NO_SERVER: SampleServer = { slug: 'oadro', inviteCode: 'discord-developers', tag: 'gaming' };

function sampleValues({ slug, inviteCode, tag }: SampleServer): Record<string, string> {
  return { id: slug, serverId: slug, identifier: slug, slug, name: 'gaming', tag, code: 'en', inviteCode };
}

const SAMPLE_QUERIES: Readonly<Record<string, string>> = {
  listServers: '?category=Gaming&sort=online&limit=5',
  listSuggestions: '?search=game',
  listAlternatives: '?search={tag}&maxMembers=1',
  getCategory: '?sort=members&limit=5',
  listReviews: '',
  getOembed: '?url={page}',
};

export interface Sample {
  url: string;
  body: string | undefined;
}

export function sampleOf(call: ApiCall, baseUrl: string, server: SampleServer): Sample {
  const values = sampleValues(server);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
  const inviteUrl = `https://discord.gg/${server.inviteCode}`;
  const body = call.name === 'submitServer' ? { inviteUrl, contactEmail: 'you@example.org' } : undefined;
  const page = encodeURIComponent(`${baseUrl}/server/${server.slug}`);
  const query = (SAMPLE_QUERIES[call.name] ?? '')
    .replace('{page}', page)
    .replace('{tag}', encodeURIComponent(server.tag));
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
