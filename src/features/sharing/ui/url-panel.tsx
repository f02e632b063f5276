import { useLingui } from '@lingui/react/macro';
import { Panel } from '#web/kit/panel.tsx';

/** For the API documentation: the urls that return files. */
export function UrlPanel() {
  const { t } = useLingui();
  const urls = [
    [
      '/badge/{slug}/{members|online|rating}.svg?style={flat|arch}',
      t`A small picture for a website or a README. It stays up to date by itself.`,
    ],
    [
      '/embed/{slug}?theme={auto|light|dark}',
      t`A card to embed in your own page. It runs no scripts and stays up to date by itself.`,
    ],
    ['/server/{slug}/share.png', t`What chat apps and social networks show with the link.`],
    ['/feeds/{new|trending}.atom', t`For feed readers: new and trending servers.`],
    ['/feeds/{category|tag}/{name}/{new|trending}.atom', t`For feed readers: new and trending servers.`],
  ] as const;
  return (
    <Panel title={t`For pages and feed readers`} className="mt-6">
      <dl className="grid gap-3 text-sm">
        {urls.map(([url, lead]) => (
          <div key={url} className="grid gap-0.5">
            <dt dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere] rtl:text-right">
              {url}
            </dt>
            <dd className="text-ink-2">{lead}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
