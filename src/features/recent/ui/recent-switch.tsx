import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { useKept } from '#web/kit/use-kept.ts';
import { Panel } from '#web/kit/panel.tsx';
import { clearRecent, recent, switchRecent } from '#web/session/recent-servers.ts';
import { texts } from './texts.ts';

/** On the profile: whether this browser keeps what was looked at. */
export function RecentSwitch() {
  const { isOff, servers } = useKept(recent);
  return (
    <Panel title={texts.title} bodyClassName="grid justify-items-start gap-3 p-[18px]">
      <p className="text-ink-2">{texts.explained}</p>
      <Checkbox checked={!isOff} onChange={(event) => switchRecent(!event.target.checked)}>
        {texts.keepThem}
      </Checkbox>
      {servers.length > 0 && (
        <Button size="sm" onClick={clearRecent}>
          {texts.clear}
        </Button>
      )}
    </Panel>
  );
}
