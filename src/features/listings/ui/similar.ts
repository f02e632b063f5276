import { hashOf } from '#web/kit/stable-random.ts';

const SHOWN = 3;

/** Three of the candidates without the server itself; which three depends on the server, so that pages differ. */
export function pickSimilar<S extends { id: string }>(serverId: string, candidates: readonly S[]): S[] {
  return candidates
    .filter(({ id }) => id !== serverId)
    .map((candidate) => ({ candidate, order: hashOf(`${serverId} ${candidate.id}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, SHOWN)
    .map(({ candidate }) => candidate);
}
