import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { Panel } from '#web/kit/panel.tsx';
import { clearRecent, recent, switchRecent } from '#web/session/browser-lists.ts';

/** Profile setting: whether this browser stores recently viewed servers. */
export function RecentSwitch() {
  const { t } = useLingui();
  const { isOff, servers } = usePersisted(recent);
  return (
    <Panel title={t`Recently viewed`} className="needs-script" bodyClassName="grid justify-items-start gap-3">
      <p className="text-ink-2">
        <Trans>The last twelve servers you viewed, to return to from the home page. Saved in this browser only.</Trans>
      </p>
      <Checkbox checked={!isOff} onChange={(event) => switchRecent(!event.target.checked)}>
        <Trans>Remember the servers I view</Trans>
      </Checkbox>
      {servers.length > 0 && (
        <Button size="sm" onClick={clearRecent}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </Panel>
  );
}
