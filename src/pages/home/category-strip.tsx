import { useLingui } from '@lingui/react/macro';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';

/** One tap to a category on narrow screens; it acts at once and replaces the categories chosen before. */
export function CategoryStrip() {
  const { i18n, t } = useLingui();
  const { filters, hrefFor } = useListFilters();
  const [only, ...more] = filters.category;
  const current = more.length > 0 ? null : (only ?? '');
  return (
    <nav
      aria-label={t`Quick categories`}
      className="-mx-4 mb-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:hidden"
    >
      <ul className="flex w-max gap-2">
        {['', ...CATEGORIES.map(({ name }) => name)].map((name) => (
          <li key={name}>
            <Link
              href={hrefFor({ category: name === '' ? [] : [name] })}
              aria-current={name === current ? 'true' : undefined}
              className={classNames(
                'inline-flex h-9 items-center gap-1.5 rounded-full px-3.5 text-xs font-medium whitespace-nowrap touch:h-11',
                name === current
                  ? 'bg-ink font-semibold text-bg'
                  : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:text-ink',
              )}
            >
              {name !== '' && (
                <span aria-hidden="true" className="size-2 rounded-[2px]" style={{ background: categoryColor(name) }} />
              )}
              {name === '' ? t({ message: 'All', context: 'categories' }) : categoryName(name, i18n)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
