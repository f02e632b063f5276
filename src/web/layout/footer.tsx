import { FlaskConical } from 'lucide-react';
import { Badge } from '../kit/badge.tsx';
import { Link } from '../kit/link.tsx';
import { useSite } from '../site.tsx';
import { Brand } from './brand.tsx';

const links = [
  { href: '/servers', label: 'Browse servers' },
  { href: '/categories', label: 'Categories' },
  { href: '/submit', label: 'Submit a server' },
  { href: '/api', label: 'API' },
  { href: '/ranking', label: 'How ranking works' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
];

/** The foot of every page. */
export default function Footer() {
  const { isSandbox } = useSite();
  return (
    <footer className="border-t border-line pt-7 pb-10 text-xs text-ink-3">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2">
        <Brand isSmall />
        {links.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-8 min-w-8 items-center hover:text-ink hover:underline touch:min-h-11"
          >
            {label}
          </Link>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:ml-auto">
          {isSandbox && (
            <Badge tone="outline" icon={<FlaskConical aria-hidden="true" />}>
              Sandbox data
            </Badge>
          )}
          <span>Independent project. Not affiliated with Discord Inc.</span>
        </p>
      </div>
    </footer>
  );
}
