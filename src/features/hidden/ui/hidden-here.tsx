import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SavedRow } from '#web/directory/saved-row.tsx';
import { Button } from '#web/kit/button.tsx';
import type { NamedServer } from '#web/session/saved-lists.ts';
import { takeJustHidden, useHide } from './use-hide.ts';

interface HiddenHereProps {
  /** Servers that the list above leaves out. */
  servers: { id: string; name: string; iconUrl: string | null }[];
}

/** Shows how many hidden servers a list leaves out, and which on demand: its totals are the same for all users. */
export default function HiddenHere({ servers }: HiddenHereProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = servers.length;
  useEffect(() => {
    if (count === 0 || !takeJustHidden()) return;
    // A heading has received the focus if this part was still loading when the list lost it.
    if (document.activeElement?.matches('body, h1, h2')) button.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div className="mt-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        {/* A new element for another text: what a browser has translated, React cannot update. */}
        <p key={count} className="flex items-center gap-2">
          <EyeOff size={16} />
          <Plural value={count} one="You’ve hidden # server here" other="You’ve hidden # servers here" />
        </p>
        <Button ref={button} size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Hide again` : t`Show hidden`}
        </Button>
      </div>
      {isOpen && (
        <ul className="grid gap-2 md:grid-cols-2">
          {servers.map((server) => (
            <li key={server.id} className="min-w-0">
              <HiddenRow server={server} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A hidden server with a button to show it again. */
export function HiddenRow({ server }: { server: NamedServer }) {
  const { t } = useLingui();
  const { show } = useHide();
  return (
    <SavedRow server={server} className="border-dashed border-line-strong">
      {(name) => (
        <Button size="sm" aria-label={t`Show again: ${name}`} onClick={() => void show(server)}>
          <Eye size={16} />
          <Trans>Show again</Trans>
        </Button>
      )}
    </SavedRow>
  );
}
