// The pages listed in the palette, in display order.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Activity,
  BookOpen,
  Building2,
  Compass,
  FileDown,
  Gavel,
  Globe,
  Hash,
  Languages,
  LayoutGrid,
  List,
  ListOrdered,
  type LucideIcon,
  Medal,
  Plus,
  Scale,
  ScrollText,
  Settings,
  Shield,
  Sparkles,
  Star,
  Trophy,
  UserRound,
} from 'lucide-react';

interface PageEntry {
  path: string;
  icon: LucideIcon;
  label: MessageDescriptor;
  /** More words that match it. */
  keywords: MessageDescriptor;
}

export const PAGES: PageEntry[] = [
  {
    path: '/',
    icon: Compass,
    label: msg`Discover`,
    keywords: msg({ message: 'home start', context: 'search words' }),
  },
  {
    path: '/servers',
    icon: List,
    label: msg`Browse servers`,
    keywords: msg({ message: 'list search filter all', context: 'search words' }),
  },
  {
    path: '/categories',
    icon: LayoutGrid,
    label: msg`Categories`,
    keywords: msg({ message: 'topics', context: 'search words' }),
  },
  {
    path: '/tags',
    icon: Hash,
    label: msg`Tags`,
    keywords: msg({ message: 'topics keywords words', context: 'search words' }),
  },
  {
    path: '/languages',
    icon: Languages,
    label: msg`Server languages`,
    keywords: msg({ message: 'speak german japanese spanish', context: 'search words' }),
  },
  {
    path: '/serververse',
    icon: Globe,
    label: msg`Serververse`,
    keywords: msg({ message: 'map globe world', context: 'search words' }),
  },
  {
    path: '/health',
    icon: Activity,
    label: msg`Health`,
    keywords: msg({ message: 'dashboard alerts metrics', context: 'search words' }),
  },
  {
    path: '/recommendations',
    icon: Sparkles,
    label: msg`For You`,
    keywords: msg({ message: 'recommendations trending suggestions', context: 'search words' }),
  },
  {
    path: '/leaderboard',
    icon: Trophy,
    label: msg`Leaderboard`,
    keywords: msg({ message: 'points ranks people', context: 'search words' }),
  },
  {
    path: '/compare',
    icon: Scale,
    label: msg`Compare servers`,
    keywords: msg({ message: 'side by side', context: 'search words' }),
  },
  {
    path: '/submit',
    icon: Plus,
    label: msg`Submit a Server`,
    keywords: msg({ message: 'add new invite', context: 'search words' }),
  },
  {
    path: '/owners',
    icon: Building2,
    label: msg`For owners`,
    keywords: msg({ message: 'claim manage', context: 'search words' }),
  },
  {
    path: '/api',
    icon: BookOpen,
    label: msg`API`,
    keywords: msg({ message: 'documentation developers', context: 'search words' }),
  },
  {
    path: '/data',
    icon: FileDown,
    label: msg`Open data`,
    keywords: msg({ message: 'download dump file', context: 'search words' }),
  },
  {
    path: '/profile',
    icon: UserRound,
    label: msg`Your profile`,
    keywords: msg({ message: 'account settings favorites hidden', context: 'search words' }),
  },
  {
    path: '/reviews',
    icon: Star,
    label: msg`My Reviews`,
    keywords: msg({ message: 'ratings stars', context: 'search words' }),
  },
  {
    path: '/achievements',
    icon: Medal,
    label: msg`Achievements`,
    keywords: msg({ message: 'badges points level', context: 'search words' }),
  },
  {
    path: '/decisions',
    icon: Gavel,
    label: msg`Moderation decisions`,
    keywords: msg({ message: 'appeal report', context: 'search words' }),
  },
  {
    path: '/ranking',
    icon: ListOrdered,
    label: msg`How ranking works`,
    keywords: msg({ message: 'order rules', context: 'search words' }),
  },
  {
    path: '/privacy',
    icon: Shield,
    label: msg`Privacy`,
    keywords: msg({ message: 'data cookies', context: 'search words' }),
  },
  {
    path: '/terms',
    icon: ScrollText,
    label: msg`Terms`,
    keywords: msg({ message: 'rules conditions', context: 'search words' }),
  },
  {
    path: '/admin',
    icon: Settings,
    label: msg`Admin Panel`,
    keywords: msg({ message: 'moderation queue', context: 'search words' }),
  },
];

/** Lists the admin page only for admins. */
export function pagesFor(isAdmin: boolean): PageEntry[] {
  return PAGES.filter(({ path }) => isAdmin || path !== '/admin');
}
