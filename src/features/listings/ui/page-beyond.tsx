import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';

export interface PageBeyondProps {
  page: number;
  firstHref: string;
  level?: 2 | 3;
}

/** The address asks for a page that the list does not have. */
export function PageBeyond({ page, firstHref, level }: PageBeyondProps) {
  const { t } = useLingui();
  const action = (
    <ButtonLink href={firstHref}>
      <Trans>First page</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState title={t`There is no page ${page}`} text={t`The list is shorter.`} level={level} action={action} />
  );
}
