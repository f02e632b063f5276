import { Trans } from '@lingui/react/macro';
import { Crown, ExternalLink, Radio } from 'lucide-react';
import { classNames } from '#web/kit/class-names.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { useSite } from '#web/site.tsx';

/** The one community with its own links next to Join Server; their URLs are in the configuration. */
export function OadroLinks({ slug, className }: { slug: string; className?: string }) {
  const { vipUrl, radioUrl } = useSite().oadro;
  if (slug !== 'oadro') return null;
  return (
    <>
      {vipUrl && (
        <ButtonLink
          size="lg"
          href={vipUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={classNames('border-lamp-ink! text-lamp-ink!', className)}
        >
          <Crown size={16} />
          VIP
          <ExternalLink size={14} />
          <span className="sr-only">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </ButtonLink>
      )}
      {radioUrl && (
        <ButtonLink size="lg" href={radioUrl} target="_blank" rel="noopener noreferrer" className={className}>
          <Radio size={16} />
          <Trans>Radio</Trans>
          <ExternalLink size={14} />
          <span className="sr-only">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </ButtonLink>
      )}
    </>
  );
}
