import { Trans } from '@lingui/react/macro';
import type { InvitePreview } from '#features/previews/contract.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';

interface TraitsProps {
  traits: InvitePreview['data']['traits'];
  isLoading: boolean;
}

/** What the community says of itself. The emoji are its own. */
export function Traits({ traits, isLoading }: TraitsProps) {
  if (isLoading) {
    return (
      <div aria-hidden="true" className="needs-script flex flex-wrap gap-2">
        <Skeleton className="h-8 w-32 rounded-full" />
        <Skeleton className="h-8 w-28 rounded-full" />
        <Skeleton className="h-8 w-36 rounded-full" />
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
