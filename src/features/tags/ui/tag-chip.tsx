import type { Tag } from '#features/tags/contract.ts';
import { tagHref } from '#web/directory/hrefs.ts';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';

interface TagChipProps {
  tag: Tag;
  /** The number next to the name. */
  count: number;
  /** Explains the number to screen readers. */
  label: string;
}

/** A tag with a number, as a link to the tag's page. */
export function TagChip({ tag, count, label }: TagChipProps) {
  const { whole } = useFormat();
  return (
    <Link href={tagHref(tag.slug)} className="chip-link touch:min-h-11">
      <bdi>{tag.name}</bdi>
      <span aria-hidden="true" className="ps-1.5 text-ink-3 tabular-nums">
        {whole(count)}
      </span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}
