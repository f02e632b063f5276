// The pages that the palette leads to, in its order.
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
import { type PagePath, texts } from './texts.ts';

export interface PageEntry {
  path: PagePath;
  icon: LucideIcon;
}

export const PAGES: PageEntry[] = [
  { path: '/', icon: Compass },
  { path: '/servers', icon: List },
  { path: '/categories', icon: LayoutGrid },
  { path: '/tags', icon: Hash },
  { path: '/languages', icon: Languages },
  { path: '/serververse', icon: Globe },
  { path: '/health', icon: Activity },
  { path: '/recommendations', icon: Sparkles },
  { path: '/leaderboard', icon: Trophy },
  { path: '/compare', icon: Scale },
  { path: '/submit', icon: Plus },
  { path: '/owners', icon: Building2 },
  { path: '/api', icon: BookOpen },
  { path: '/data', icon: FileDown },
  { path: '/profile', icon: UserRound },
  { path: '/reviews', icon: Star },
  { path: '/achievements', icon: Medal },
  { path: '/decisions', icon: Gavel },
  { path: '/ranking', icon: ListOrdered },
  { path: '/privacy', icon: Shield },
  { path: '/terms', icon: ScrollText },
  { path: '/admin', icon: Settings },
];

/** Admins' pages are offered to admins. */
export function pagesFor(isAdmin: boolean): { path: PagePath; icon: LucideIcon; label: string; also: string }[] {
  return PAGES.filter(({ path }) => isAdmin || path !== '/admin').map(({ path, icon }) => ({
    path,
    icon,
    label: texts.pages[path],
    also: texts.also[path],
  }));
}
