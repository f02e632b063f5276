// Requests every url once before the measurement: each must succeed, and the bare server sends their mean size.
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface Survey {
  /** One url per line, for the generator. */
  file: string;
  urls: string[];
  meanBytes: number;
}

const CONCURRENCY = 8;

/** Skips pages beyond the end of a list, which cost nothing. Throws unless all other urls answer 200. */
export async function survey(
  origin: string,
  { urls, encoding }: { urls: readonly string[]; encoding: string },
  file: string,
): Promise<Survey> {
  const found: string[] = [];
  let bytes = 0;
  const left = urls.values();
  const askAll = async (): Promise<void> => {
    for (const url of left) {
      const answer = await ask(origin + url, encoding);
      const body = await answer.text();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
      if (body.startsWith('{"servers":[]') && !url.includes('search=')) continue;
      bytes += Number(answer.headers.get('content-length'));
      found.push(url);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askAll));
  writeFileSync(file, found.join('\n'));
  return { file, urls: found, meanBytes: Math.round(bytes / found.length) };
}

/**
 * Respects Retry-After, a few times: a million listings are sorted by name without a pause, some seconds after the
 * start.
 */
async function ask(url: string, encoding: string, triesLeft = 5): Promise<Response> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 503 || triesLeft === 0) return answer;
  await answer.body?.cancel();
  await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
  return await ask(url, encoding, triesLeft - 1);
}
