import { Plural, useLingui } from '@lingui/react/macro';
import { Server, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CategoryDetail } from '#features/categories/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { MemberCount, Rating } from './category-card.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';

const FRAME =
  'grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-5 gap-y-4 pb-6 md:grid-cols-[72px_minmax(0,1fr)_auto]';

interface CategoryHeaderProps {
  detail: CategoryDetail;
  /** Sort and view, at the right end; under the text on small screens. */
  tools: ReactNode;
}

/** Name, description and totals of a category. */
export function CategoryHeader({ detail: { category, total, stats }, tools }: CategoryHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className={FRAME}>
      <CategoryIcon name={category.name} size={72} />
      <div className="grid grid-cols-1 gap-2">
        <h1 tabIndex={-1} className="text-3xl">
          {categoryName(category.name, i18n)}
        </h1>
        <p className="text-ink-2">{categoryDescription(category.name, category.description, i18n)}</p>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Badge tone="outline" icon={<Server aria-hidden="true" />}>
              <Plural value={{ count: total }} one="# server" other="# servers" />
            </Badge>
          </li>
          <li>
            <Badge tone="outline" icon={<Users aria-hidden="true" />}>
              <MemberCount count={stats.totalMembers} />
            </Badge>
          </li>
          {stats.averageRating > 0 && (
            <li>
              <Badge tone="outline">
                <Rating value={stats.averageRating} />
              </Badge>
            </li>
          )}
        </ul>
      </div>
      {tools && <div className="col-span-2 self-end md:col-span-1">{tools}</div>}
    </header>
  );
}
