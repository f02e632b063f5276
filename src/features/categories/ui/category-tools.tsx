import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from '#web/address.ts';
import { Button } from '#web/kit/button.tsx';
import { Segmented } from '#web/kit/segmented.tsx';
import { Select } from '#web/kit/select.tsx';
import { CATEGORY_SORTS, type CategorySort, type CategoryView } from './category-address.ts';

interface CategoryToolsProps {
  view: CategoryView;
  hrefOf: (change: Partial<CategoryView>) => string;
}

/** Order and view of the servers. Without scripts the order is a small form of its own. */
export function CategoryTools({ view, hrefOf }: CategoryToolsProps) {
  const navigate = useNavigate();
  const id = useId();
  const path = hrefOf({}).split('?')[0];
  return (
    <div className="flex items-center gap-2">
      <form action={path} className="flex min-w-0 flex-1 items-center gap-2">
        <label htmlFor={id} className="sr-only">
          Sort by
        </label>
        <Select
          id={id}
          name="sort"
          key={view.sort}
          defaultValue={view.sort}
          options={CATEGORY_SORTS}
          className="md:w-44"
          onChange={(event) => navigate(hrefOf({ sort: event.currentTarget.value as CategorySort, page: 1 }))}
        />
        {view.view === 'list' && <input type="hidden" name="view" value="list" />}
        <noscript>
          <Button type="submit">Sort</Button>
        </noscript>
      </form>
      <Segmented
        label="View"
        value={view.view}
        options={[
          {
            value: 'grid',
            label: 'Grid view',
            icon: <LayoutGrid aria-hidden="true" />,
            href: hrefOf({ view: 'grid' }),
          },
          { value: 'list', label: 'List view', icon: <List aria-hidden="true" />, href: hrefOf({ view: 'list' }) },
        ]}
      />
    </div>
  );
}
