import { Rss } from 'lucide-react';
import { categorySubject, feedAddress } from '#contract/share-addresses.ts';
import { texts } from './texts.ts';

/** Feeds of the server's categories and of all servers. */
export function FeedList({ categories }: { categories: readonly string[] }) {
  const feeds = [
    ...categories.flatMap((category) => [
      { href: feedAddress('', 'new', categorySubject(category)), name: texts.newIn(category) },
      { href: feedAddress('', 'trending', categorySubject(category)), name: texts.trendingIn(category) },
    ]),
    { href: feedAddress('', 'new'), name: texts.newServers },
    { href: feedAddress('', 'trending'), name: texts.trendingServers },
  ];
  return (
    <>
      <p className="text-sm text-ink-2">{texts.feedsLead}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {feeds.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-6 items-center gap-2 text-sm underline underline-offset-4 touch:min-h-11"
            >
              <Rss size={16} aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
