// What the person hid, on the profile: of the account, or for visitors of this browser.
import { useUser } from '#web/session/use-user.ts';
import { Panel } from '#web/kit/panel.tsx';
import HiddenRow from './hidden-row.tsx';
import { useHidden } from '#web/session/kept-marks.ts';
import { texts } from './texts.ts';

export function HiddenPanel() {
  const { user } = useUser();
  const hidden = useHidden();
  const newest = [...hidden].toReversed();
  return (
    <Panel title={texts.title} className="scroll-mt-24" bodyClassName="grid gap-3 p-[18px]">
      <p className="text-ink-2">{newest.length === 0 ? texts.none : user ? texts.inAccount : texts.inBrowser}</p>
      {newest.length > 0 && (
        <ul className="grid max-h-[420px] gap-2 overflow-y-auto">
          {newest.map(([id, name]) => (
            <li key={id}>
              <HiddenRow server={{ id, name, iconUrl: null }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
