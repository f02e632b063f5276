import type { Sort } from '#contract/vocabulary.ts';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { DEFAULT_SORT } from './use-discover.ts';

export const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'relevance', label: 'Sort by Relevance' },
  { value: 'members', label: 'Most Members' },
  { value: 'activity', label: 'Most Active' },
];

/** Sort and view beside the heading, where there is room. */
export default function DiscoverTools() {
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <SortSelect options={SORT_OPTIONS} defaultSort={DEFAULT_SORT} />
      <ViewToggle />
    </div>
  );
}
