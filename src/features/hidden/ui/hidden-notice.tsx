import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { type NamedServer, useHidden } from '#web/session/saved-lists.ts';
import { useHide } from './use-hide.ts';

/** Shown on the page of a server that the user hid. */
export function HiddenNotice({ server }: { server: NamedServer }) {
  const isHidden = useHidden().has(server.id);
  const { show } = useHide();
  if (!isHidden) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3">
      <EyeOff size={18} className="text-ink-3" />
      <p className="flex-1 basis-48">
        <Trans>You hid this server, so you won’t see it in lists.</Trans>
      </p>
      <Button size="sm" onClick={() => void show(server)}>
        <Trans>Show again</Trans>
      </Button>
    </div>
  );
}
