import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#web/kit/class-names.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { PanelPreview } from './panel-preview.ts';
import { VERIFICATION_WORDS } from '#web/directory/server-marks.tsx';

interface JoinFactsProps {
  preview: PanelPreview;
  /** True until the platform's own answer is here: tag and vanity code are not stored with the listing. */
  isLoading: boolean;
}

const NOTES: Record<PanelPreview['notes'][number], MessageDescriptor> = {
  'invites-paused': msg`Invites are paused`,
  'limited-uses': msg`Limited number of uses`,
  'apply-to-join': msg`Apply to join`,
  expiring: msg`Invite expires`,
  'age-restricted': msg`Adults only`,
};

/** What a newcomer meets at the door. */
export function JoinFacts({ preview, isLoading }: JoinFactsProps) {
  const { t } = useLingui();
  const { verificationLevel, serverTag, vanityUrlCode, notes } = preview;
  return (
    <div className="rounded-md border border-line p-3.5">
      <h3 className="text-sm font-normal text-ink-3">
        <Trans>Before you join</Trans>
      </h3>
      <dl>
        <Fact name={t`Verification`}>
          <VerificationMeter level={verificationLevel} />
        </Fact>
        {isLoading && <Pending name={t`Server tag`} />}
        {isLoading && <Pending name={t`Vanity invite`} />}
        {serverTag && (
          <Fact name={t`Server tag`}>
            <bdi>{serverTag}</bdi>
          </Fact>
        )}
        {vanityUrlCode && (
          <Fact name={t`Vanity invite`}>
            <bdi>{vanityUrlCode}</bdi>
          </Fact>
        )}
        {notes.length > 0 && <Fact name={t`Joining`}>{notes.map((note) => t(NOTES[note])).join(' · ')}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line py-[9px] first:border-t-0 last:pb-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-end font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Pending({ name }: { name: string }) {
  return (
    <div className="needs-script flex items-center justify-between gap-3 border-t border-line py-[9px] last:pb-0">
      <dt className="text-ink-2">{name}</dt>
      <dd>
        <Skeleton className="h-3.5 w-20" />
        <span className="sr-only">
          <Trans>loading</Trans>
        </span>
      </dd>
    </div>
  );
}

/** Four steps and the word; the word carries the meaning. */
function VerificationMeter({ level }: { level: number | null }) {
  const { t } = useLingui();
  const word = VERIFICATION_WORDS[level ?? -1];
  if (level === null || !word) return <Trans>unknown</Trans>;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-2 w-[18px] rounded-[2px]', step <= level ? 'bg-sky' : 'bg-pane-off')}
          />
        ))}
      </span>
      {t(word)}
    </span>
  );
}
