import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#web/session/use-user.ts';
import { VISITOR_FEATURES } from '#contract/limits.ts';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { Link } from '#web/kit/link.tsx';
import { LockedFeatures } from '#web/directory/locked-features.tsx';
import { shownFeatures } from '#web/directory/shown-features.ts';

interface FeatureListProps {
  /** Lower snake_case names of the platform. */
  features: string[];
  /** Where the login returns to. */
  returnTo: string;
}

/** The platform's features of a server, each a link to the servers that have it. Visitors see the first ten. */
export function FeatureList({ features, returnTo }: FeatureListProps) {
  const { i18n, t } = useLingui();
  const { user, isLoading } = useUser();
  const shown = shownFeatures(features, i18n);
  if (shown.length === 0) return null;
  const visible = user ? shown : shown.slice(0, VISITOR_FEATURES);
  // Until the user is known, a style chooses: a line of features added later would move the page under the pointer.
  const rendered = isLoading ? shown : visible;
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <h3>
          <Trans>Platform features</Trans>
        </h3>
        <span className="text-xs text-ink-3">{t`${{ count: visible.length }} of ${{ total: shown.length }}`}</span>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {rendered.map((feature, i) => (
          <li key={feature} className={i >= visible.length ? 'hidden in-data-session:block' : undefined}>
            <Link href={`/servers?feature=${encodeURIComponent(feature)}`} className="chip-link">
              {featureLabel(feature, i18n)}
            </Link>
          </li>
        ))}
        {shown.length > visible.length && (
          <LockedFeatures total={shown.length} hidden={shown.length - visible.length} returnTo={returnTo} />
        )}
      </ul>
    </div>
  );
}
