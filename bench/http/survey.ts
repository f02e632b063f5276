// Asks every address once before it is measured: each must answer, and their mean size is what the bare server sends.
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Survey {
  /** One address a line, for the generator. */
  file: string;
  addresses: string[];
  meanBytes: number;
}

const AT_ONCE = 8;

/** Leaves out pages behind the end of a list, which cost nothing. Throws when an address does not answer with 200. */
export async function survey(
  origin: string,
  { addresses, encoding }: { addresses: readonly string[]; encoding: string },
  file: string,
): Promise<Survey> {
  const kept: string[] = [];
  let bytes = 0;
  const left = addresses.values();
  const askAll = async (): Promise<void> => {
    for (const address of left) {
      const answer = await ask(origin + address, encoding);
      const body = await answer.text();
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      if (body.startsWith('{"servers":[]') && !address.includes('search=')) continue;
      bytes += Number(answer.headers.get('content-length'));
      kept.push(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askAll));
  writeFileSync(file, kept.join('\n'));
  return { file, addresses: kept, meanBytes: Math.round(bytes / kept.length) };
}

/**
 * As a client that heeds Retry-After, a few times: a million listings are put in order by name in one go, some seconds
 * after the start.
 */
async function ask(url: string, encoding: string, triesLeft = 5): Promise<Response> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 503 || triesLeft === 0) return answer;
  await answer.body?.cancel();
  await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
  return await ask(url, encoding, triesLeft - 1);
}
