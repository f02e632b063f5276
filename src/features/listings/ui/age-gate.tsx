// Shown before the page of an age-restricted community. The server renders only the gate: the answer is stored in the
// browser session, so visitors cannot pass it without scripts.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { createListeners } from '#web/kit/listeners.ts';
import { withStorage } from '#web/kit/with-storage.ts';

const KEY = 'duskrow-age-confirmed';
const { subscribe, notify } = createListeners();
export const onAgeConfirmed = subscribe;
/** For browsers without session storage: the answer lasts as long as the page. */
let confirmedHere = false;

/** Whether the visitor has confirmed in this browser session that they are old enough. */
export function isAgeConfirmed(): boolean {
  return confirmedHere || withStorage(() => sessionStorage.getItem(KEY) === 'yes', false);
}

export function confirmAge(): void {
  confirmedHere = true;
  withStorage(() => sessionStorage.setItem(KEY, 'yes'), undefined);
  notify();
}

interface AgeGateProps {
  serverName: string;
  children: ReactNode;
}

/** Shows `children` once the visitor has confirmed in this browser session that they are old enough. */
export function AgeGate({ serverName, children }: AgeGateProps) {
  const isConfirmed = useSyncExternalStore(onAgeConfirmed, isAgeConfirmed, () => false);
  return isConfirmed ? children : <Gate serverName={serverName} />;
}

function Gate({ serverName }: Pick<AgeGateProps, 'serverName'>) {
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="type-value grid size-18 place-items-center rounded-arch bg-lamp-tint text-xl text-lamp-ink"
      >
        18+
      </span>
      <h1 className="text-3xl">
        <Trans>Age-restricted server</Trans>
      </h1>
      <p className="max-w-[31.5em] text-md leading-normal text-pretty text-ink-2">
        <Trans>
          Discord marks {serverName} as age-restricted. You must be 18 or older, and of age where you live, to look
          inside.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="lamp" size="lg" className="needs-script" onClick={confirmAge}>
          <Trans>I am 18 or older</Trans>
        </Button>
        <ButtonLink href="/" size="lg">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </div>
      <p className="without-script text-ink-2">
        <Trans>Your answer is kept in this browser, so looking inside needs JavaScript.</Trans>
      </p>
    </div>
  );
}
