import { Panel } from '#web/kit/panel.tsx';
import { texts } from './texts.ts';

/** For the documentation: the addresses that answer files. */
export function AddressPanel() {
  const addresses = [
    ['/badge/{slug}/{members|online|rating}.svg?style={flat|arch}', texts.badgeLead],
    ['/embed/{slug}?theme={auto|light|dark}', texts.cardLead],
    ['/server/{slug}/share.png', texts.pictureLead],
    ['/feeds/{new|trending}.atom', texts.feedsLead],
    ['/feeds/{category|tag}/{name}/{new|trending}.atom', texts.feedsLead],
  ] as const;
  return (
    <Panel title={texts.forPages} className="mt-6">
      <dl className="grid gap-3 text-sm">
        {addresses.map(([address, lead]) => (
          <div key={address} className="grid gap-0.5">
            <dt dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere] rtl:text-right">
              {address}
            </dt>
            <dd className="text-ink-2">{lead}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
