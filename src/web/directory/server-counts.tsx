import type { Server } from '#features/listings/contract.ts';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { compact } from '#web/kit/number.ts';
import { Age } from '#web/kit/time.tsx';
import { inviteProblem } from './invite-state.ts';
import { texts } from './texts.ts';

/** A count in short, or 'unknown': a number that nobody has told us is not zero. */
export function shortCount(count: number | null): string {
  return count === null ? texts.unknown : compact(count);
}

/** '48.2K members', with the number in bold. */
export function Members({ count }: { count: number | null }) {
  return <Bold text={texts.members(count)} />;
}

/** '1.4K online', with the number in bold. */
export function Online({ count }: { count: number | null }) {
  return <Bold text={texts.online(count)} />;
}

function Bold({ text }: { text: string }) {
  return (
    <span className="[&_b]:font-[650] [&_b]:text-ink">
      <MarkedText text={text} />
    </span>
  );
}

/** One line for tight places: '7.7K members · 1.4K online'. */
export function countsLine(server: Pick<Server, 'memberCount' | 'onlineCount'>): string {
  return texts.counts(server.memberCount, server.onlineCount);
}

interface CountsLineProps {
  server: Pick<Server, 'memberCount' | 'onlineCount' | 'lastSyncedAt'> & Partial<Pick<Server, 'inviteState'>>;
}

/** The same with its age, or with what is wrong with the invite. */
export function CountsLine({ server }: CountsLineProps) {
  const { inviteState = 'live', lastSyncedAt } = server;
  const problem = inviteProblem({ inviteState });
  const state = problem ? (
    <span className="text-low">{texts.inviteProblems[problem]}</span>
  ) : (
    lastSyncedAt && <Age at={lastSyncedAt} phrase={texts.checked} className="whitespace-nowrap" />
  );
  return (
    <>
      {countsLine(server)}
      {state && <> · {state}</>}
    </>
  );
}
