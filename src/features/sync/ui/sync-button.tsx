import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { codeOf } from '#contract/client.ts';
import { countsLine } from '#web/directory/server-counts.tsx';
import { invalidate, INVITES_KEY, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useFormat } from '#web/kit/format.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { Tooltip } from '#web/kit/tooltip.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';

interface SyncButtonProps {
  server: { id: string; name: string };
  /** `card` is without a frame, in a card's footer; `framed` is next to other buttons. */
  look: 'card' | 'framed';
}

const LOOKS = {
  card: 'inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink touch:size-11',
  framed: buttonClass({ variant: 'outline', size: 'lg' }, 'w-12 px-0! text-ink-2!'),
} as const;

/** Next to the button, since a press closes its tooltip, and lists cut off what is above their first row. */
const BUBBLE =
  'pointer-events-none absolute end-full top-1/2 me-1 -translate-y-1/2 rounded-md border border-line bg-overlay px-2.5 py-1.5 text-xs whitespace-nowrap text-ink-2 shadow-3';

/** Refreshes the server's counts from Discord. */
export function SyncButton({ server, look }: SyncButtonProps) {
  const { t } = useLingui();
  const sync = useSync(server.id);
  return (
    <span className={classNames('needs-script relative inline-flex', look === 'card' && 'z-2 ms-auto')}>
      <Tooltip content={t`Sync`}>
        <button
          type="button"
          aria-label={t`Sync ${{ name: server.name }}`}
          aria-disabled={sync.isPending}
          onClick={() => void sync.run()}
          className={LOOKS[look]}
        >
          <RefreshCw size={look === 'card' ? 16 : 18} className={sync.isPending ? 'spin' : undefined} />
        </button>
      </Tooltip>
      <output className={sync.isPending ? BUBBLE : 'sr-only'}>{sync.isPending && t`Syncing...`}</output>
    </span>
  );
}

function useSync(id: string) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { whole } = useFormat();
  return useAction(async () => {
    try {
      const { discordData, countsAreCurrent } = await api('POST /api/v1/servers/:id/sync', { params: { id } });
      const text = countsLine(discordData, i18n, whole);
      if (countsAreCurrent) showToast({ title: t`Synced`, text, tone: 'success' });
      else showToast({ title: t`Discord gave no new counts`, text, tone: 'info' });
    } catch (error) {
      // A failure without a code is from a proxy, and its text means nothing to a visitor.
      const noReason = t`Unable to sync with Discord. The bot may not have access to this server.`;
      const text = codeOf(error) ? failureText(error, i18n, noReason) : noReason;
      showToast({ title: t`Sync failed`, text, tone: 'error' });
    } finally {
      // A failed look-up can change the page too: it may have found the invite dead.
      void invalidate(queries, [SERVERS_KEY], [INVITES_KEY]);
    }
  });
}
