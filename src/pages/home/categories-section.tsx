import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { CategoryTiles } from '#features/categories/ui/category-tiles.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';

/** A tile filters the list above by its category. */
export function CategoriesSection() {
  const { filters, hrefFor } = useListFilters();
  return (
    <section id="categories" aria-labelledby="categories-title" className="home-section below-fold">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-4">
          <h2 id="categories-title">
            <Trans>Categories</Trans>
          </h2>
          <ButtonLink href="/categories" variant="ghost" size="sm" className="ms-auto">
            <Trans>Browse Categories</Trans>
            <ArrowRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          </ButtonLink>
        </div>
        <CategoryTiles
          hrefFor={(name) => `${hrefFor({ category: [name] })}#discover`}
          current={filters.category.length === 1 ? filters.category[0] : undefined}
        />
      </div>
    </section>
  );
}
