import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { manageHref, aboutQuery } from './owner-queries.ts';
import { texts } from './texts.ts';

/** Whether somebody who manages the server looks after its page, and the way for those who do. */
export function OwnersPanel({ server }: { server: { id: string; slug: string } }) {
  const { data } = useQuery(aboutQuery(useApi(), server.id));
  if (!data) return null;
  return (
    <Panel title={texts.owners} aside={!data.isClaimed && <Badge tone="outline">{texts.unclaimed}</Badge>}>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          {data.isClaimed ? texts.claimed : texts.notClaimed}{' '}
          <Link href="/owners" className="underline underline-offset-4">
            {texts.howClaimingWorks}
          </Link>
        </p>
        <ButtonLink size="sm" href={manageHref(server.slug)} rel="nofollow">
          <KeyRound size={16} aria-hidden="true" />
          {data.isClaimed ? texts.manageThis : texts.claimThis}
        </ButtonLink>
      </div>
    </Panel>
  );
}
