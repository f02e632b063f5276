import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CountSource } from '#web/directory/count-source.tsx';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { onlinePercent, PERCENT_PER_WINDOW, shareText } from '#web/directory/online-share.ts';
import { useFormat } from '#web/kit/format.ts';
import { Fact } from '#web/kit/figures.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { VERIFICATION_LABELS } from '#web/directory/server-badges.tsx';
import type { InvitePreview } from '#features/previews/contract.ts';
import type { PanelPreview } from './panel-preview.ts';

/** From here on all ten windows are lit, so they say no more. */
const ALL_LIT_PERCENT = 10 * PERCENT_PER_WINDOW;

interface OnlineFactsProps {
  preview: PanelPreview;
  /** No newer data arrives. */
  isLast: boolean;
}

/** Members online: as a number, a share and lit windows. */
export function OnlineFacts({ preview: { members, online, at }, isLast }: OnlineFactsProps) {
  const { t } = useLingui();
  const { percent, whole } = useFormat();
  const total = members === null ? t`unknown` : whole(members);
  const share = onlinePercent(members, online);
  return (
    <div className="grid content-start gap-1.5 rounded-md border border-line p-3.5">
      <h3 className="text-sm font-normal text-ink-3">{isLast ? t`Last known online` : t`Online right now`}</h3>
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="type-value text-2xl leading-none [font-stretch:85%]">
          <CountSource value={online} of="online" at={at}>
            {online === null ? t`unknown` : whole(online)}
          </CountSource>
        </span>
        <span className="text-ink-2">
          {t({
            message: `of ${total}`,
            comment: 'Members; follows the number of those who are online',
          })}
        </span>
      </p>
      <LightsMeter members={members} online={online} size="preview" />
      {share !== null && (
        <p className="text-xs text-ink-2">
          {share < ALL_LIT_PERCENT
            ? t`${{ share: shareText(share, percent) }} online. Each lit window is ${{ window: percent(PERCENT_PER_WINDOW) }} of members.`
            : t`${{ share: shareText(share, percent) }} online. All windows are lit from ${{ full: percent(ALL_LIT_PERCENT) }} on.`}
        </p>
      )}
    </div>
  );
}

interface JoinFactsProps {
  preview: PanelPreview;
  /** True until the platform's answer arrives: tag and vanity code are not part of `Server`. */
  isLoading: boolean;
}

const NOTES: Record<PanelPreview['notes'][number], MessageDescriptor> = {
  'invites-paused': msg`Invites are paused`,
  'limited-uses': msg`Limited number of uses`,
  'apply-to-join': msg`Apply to join`,
  expiring: msg`Invite expires`,
  'age-restricted': msg`Adults only`,
};

/** What to know before joining. */
export function JoinFacts({ preview, isLoading }: JoinFactsProps) {
  const { t } = useLingui();
  const { verificationLevel, serverTag, vanityUrlCode, notes } = preview;
  return (
    <div className="rounded-md border border-line p-3.5">
      <h3 className="mb-2 text-sm font-normal text-ink-3">
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
        {notes.length > 0 && (
          <Fact
            name={t({ message: 'Joining', comment: 'In front of what to know before joining: “you have to apply”' })}
          >
            {notes.map((note) => t(NOTES[note])).join(' · ')}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Pending({ name }: { name: string }) {
  return (
    <div className="needs-script flex items-center justify-between gap-3 border-t border-line py-[9px] last:pb-0">
      <dt className="text-ink-3">{name}</dt>
      <dd>
        <Skeleton className="h-3.5 w-20" />
        <span className="sr-only">
          <Trans comment="In place of a value, read out by screen readers">loading</Trans>
        </span>
      </dd>
    </div>
  );
}

/** Four steps and a word; the steps are decorative. */
function VerificationMeter({ level }: { level: number | null }) {
  const { t } = useLingui();
  const word = VERIFICATION_LABELS[level ?? -1];
  if (level === null || !word) return <Trans>unknown</Trans>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <span aria-hidden="true" className="flex gap-1 [forced-color-adjust:none]">
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

interface TraitsProps {
  traits: InvitePreview['data']['traits'];
  isLoading: boolean;
}

/** The community's own description of itself, with its own emoji. */
export function Traits({ traits, isLoading }: TraitsProps) {
  if (isLoading) {
    return (
      <div aria-hidden="true" className="needs-script">
        <Skeleton className="mb-2 h-[21px] w-28" />
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-8 w-32 rounded-full" />
          <Skeleton className="h-8 w-28 rounded-full" />
          <Skeleton className="h-8 w-36 rounded-full" />
        </div>
      </div>
    );
  }
  if (traits.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2">
        <Trans>What it is like</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {traits.map(({ emoji_name: emoji, label }) => (
          <li
            key={label}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-xs text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]"
          >
            {emoji && <span aria-hidden="true">{emoji}</span>}
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
