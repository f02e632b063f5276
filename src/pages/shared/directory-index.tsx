// Index pages: all categories, all tags or all languages, each linking to a list of servers.
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import type { Head, PageContext } from '#web/page.ts';

interface DirectoryIndexProps<Item> {
  title: string;
  lead: string;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  isError: boolean;
  retry: () => void;
  words: { loading: string; failed: string; none: string };
  /** Class of the list and of its loading placeholder. */
  className: string;
  skeletons: { count: number; each: ReactNode };
  /** An item as `<li>`. */
  children: (item: Item) => ReactNode;
}

export function DirectoryIndex<Item>({ title, lead, ...list }: DirectoryIndexProps<Item>) {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-5 text-ink-2">{lead}</p>
      <Items {...list} />
    </div>
  );
}

type ItemsProps<Item> = Omit<DirectoryIndexProps<Item>, 'title' | 'lead'>;

function Items<Item>({ items, isError, retry, words, className, skeletons, children }: ItemsProps<Item>) {
  if (isError && !items) return <ErrorState title={words.failed} level={2} onRetry={retry} />;
  if (!items) {
    return (
      <div className={className}>
        <output className="sr-only">{words.loading}</output>
        {Array.from({ length: skeletons.count }, (_, index) => (
          <Fragment key={index}>{skeletons.each}</Fragment>
        ))}
      </div>
    );
  }
  if (items.length === 0) return <Nothing title={words.none} />;
  return <ul className={className}>{items.map(children)}</ul>;
}

function Nothing({ title }: { title: string }) {
  const { t } = useLingui();
  const action = (
    <ButtonLink href="/submit">
      <Trans>Submit a Server</Trans>
    </ButtonLink>
  );
  return <EmptyState title={title} text={t`This list fills up as servers are submitted.`} level={2} action={action} />;
}

interface IndexWords {
  path: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** The linked lists, for structured data. */
  parts: readonly { name: string; href: string; description?: string }[];
}

export function indexHead({ i18n, site }: PageContext, { path, title, description, parts }: IndexWords): Head {
  const words = { title: i18n.t(title), description: i18n.t(description) };
  return {
    ...words,
    canonical: path,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: words.title,
      description: words.description,
      url: site.publicUrl + path,
      hasPart: parts.map(({ href, ...part }) => ({ '@type': 'CollectionPage', ...part, url: site.publicUrl + href })),
    },
  };
}
