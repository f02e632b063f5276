// /offline: the service worker shows it in place of any page that cannot be fetched. Works without scripts.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#web/kit/button.tsx';
import { definePage } from '#web/page.ts';
import { LightsOff } from './shared/lights-off.tsx';

const TITLE = msg`Duskrow cannot be reached`;
const TEXT = msg`You may be offline, or the site may be down for a moment. Check your connection and try again.`;

function OfflinePage() {
  const { t } = useLingui();
  return (
    <LightsOff title={t(TITLE)} text={t(TEXT)}>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the URL of the page that failed */}
        <a href="" className={buttonClass({ variant: 'lamp', size: 'lg' })}>
          <Trans>Try again</Trans>
        </a>
      </p>
    </LightsOff>
  );
}

export default definePage({
  component: OfflinePage,
  head: ({ i18n }) => ({ title: i18n.t(TITLE), description: i18n.t(TEXT) }),
});
