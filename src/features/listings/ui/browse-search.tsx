import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type FormEvent } from 'react';
import { MAX_SEARCH } from '#contract/limits.ts';
import { useNavigate, usePathname } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { focusHeading } from '#web/kit/restored-focus.ts';
import { HiddenFilters } from './list-tools.tsx';
import { changeFilters, filtersToSearch, readFilters, searchText } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';

/**
 * The search box of the browse page. Typed text replaces the search and leaves the other filters alone.
 * @param resultsId id of the heading that gets the focus
 */
export function BrowseSearch({ resultsId }: { resultsId: string }) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  const path = usePathname();
  const navigate = useNavigate();
  const text = searchText(filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    // Parsed again, because a feature's own text that is sent back was not typed.
    const query = filtersToSearch(changeFilters(filters, { search: String(typed ?? '') }));
    navigate(path + filtersToSearch(readFilters(new URLSearchParams(query))));
    // Also after the same search again: a navigation to the current URL focuses the page's heading.
    focusHeading(document.getElementById(resultsId));
  };
  return (
    <search className="min-w-0 flex-1 basis-80">
      <form key={text} method="get" action={path} onSubmit={submit} className="flex gap-2">
        <HiddenFilters filters={filters} except={['search', 'plain', 'page']} />
        <Field
          label={t`Search servers`}
          isLabelHidden
          name="search"
          type="search"
          maxLength={MAX_SEARCH}
          placeholder={t`Search servers`}
          icon={<Search />}
          defaultValue={text}
          className="min-w-0 flex-1"
        />
        <Button type="submit">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}
