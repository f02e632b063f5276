// Link, badge, card, picture and feeds of a server. The dialog stores the choice in its state, the page in the URL.
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, Rss } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PICTURE_SIZE, pictureUrl, serverUrl, categorySubject, feedUrl } from '#contract/share-urls.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { Button } from '#web/kit/button.tsx';
import { useHydrated } from '#web/kit/hydration.tsx';
import { useSite } from '#web/site.tsx';
import { BadgeSection, CardSection } from './embed-sections.tsx';
import { CodeLine } from './choices.tsx';
import type { ShareProps } from './share-choice.ts';

export function ShareOptions(props: ShareProps) {
  const { t } = useLingui();
  const { server, hasPreview = false } = props;
  const { publicUrl } = useSite();
  const Heading = hasPreview ? 'h2' : 'h3';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2.5">
        <CodeLine label={t`Link`} text={serverUrl(publicUrl, server.slug)} />
        <SendButton server={server} />
      </div>
      <Section Heading={Heading} title={t({ message: 'Badge', comment: 'A small picture to embed in a website' })}>
        <BadgeSection {...props} />
      </Section>
      <Section Heading={Heading} title={t({ message: 'Card', comment: 'A card to embed in a website' })}>
        <CardSection {...props} />
      </Section>
      {hasPreview && (
        <Section Heading={Heading} title={t`Share picture`}>
          <p className="text-sm text-ink-2">
            <Trans>What chat apps and social networks show with the link.</Trans>
          </p>
          <img
            src={pictureUrl('', server.slug)}
            alt={t`Share picture of ${{ name: server.name }}`}
            loading="lazy"
            {...PICTURE_SIZE}
            className="h-auto w-full max-w-[600px] rounded-lg border border-line bg-sunken"
          />
        </Section>
      )}
      <Section Heading={Heading} title={t({ message: 'Feeds', comment: 'Atom feeds for feed readers' })}>
        <FeedList categories={server.categories} />
      </Section>
    </div>
  );
}

interface SectionProps {
  Heading: 'h2' | 'h3';
  title: string;
  children: ReactNode;
}

function Section({ Heading, title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5 border-t border-line pt-4">
      <Heading id={id} className="type-text text-md font-[650] tracking-[-0.005em]">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Opens the device's share sheet, if it has one. */
function SendButton({ server: { slug, name } }: Pick<ShareProps, 'server'>) {
  const { publicUrl } = useSite();
  const hasShare = useHydrated() && typeof navigator.share === 'function';
  if (!hasShare) return null;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, url: serverUrl(publicUrl, slug) });
    } catch (error) {
      // Closing the share sheet is not an error; in other cases the link is still above the button.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <Button className="justify-self-start" onClick={() => void send()}>
      <Send size={16} />
      <Trans>Send the link</Trans>
    </Button>
  );
}

/** Feeds of the server's categories and of all servers. */
export function FeedList({ categories }: { categories: readonly string[] }) {
  const { t, i18n } = useLingui();
  const feedsOf = (name: string) => {
    const category = categoryName(name, i18n);
    const subject = categorySubject(name);
    return [
      { href: feedUrl('', 'new', subject), name: t`New in ${category}` },
      { href: feedUrl('', 'trending', subject), name: t`Trending in ${category}` },
    ];
  };
  const feeds = [
    ...categories.flatMap(feedsOf),
    { href: feedUrl('', 'new'), name: t`New servers` },
    { href: feedUrl('', 'trending'), name: t`Trending servers` },
  ];
  return (
    <>
      <p className="text-sm text-ink-2">
        <Trans>For feed readers: new and trending servers.</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {feeds.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-6 items-center gap-2 text-sm underline underline-offset-4 touch:min-h-11"
            >
              <Rss size={16} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
