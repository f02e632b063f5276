import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { texts } from '#web/directory/texts.ts';

export interface PageBeyondProps {
  page: number;
  firstHref: string;
  level?: 2 | 3;
}

/** The address asks for a page that the list does not have. */
export function PageBeyond({ page, firstHref, level }: PageBeyondProps) {
  const action = <ButtonLink href={firstHref}>{texts.firstPage}</ButtonLink>;
  return <EmptyState title={texts.noPage(page)} text={texts.listShorter} level={level} action={action} />;
}
