import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { FLAG_FILTERS, VALUE_FILTERS, type ValueEntry } from '#contract/filters.ts';
import { MAX_SEARCH } from '#contract/limits.ts';
import { ACTIVITY_LEVELS, CATEGORIES, SIZES } from '#contract/vocabulary.ts';
import type { Facets } from '#features/listings/contract.ts';
import { useNavigate, usePathname } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field, SelectField } from '#web/kit/field.tsx';
import { useFormat } from '#web/kit/format.ts';
import { RadioGroup } from '#web/kit/radio-group.tsx';
import { categoryName } from '#web/directory/category-words.ts';
import { FLAG_WORDS, SIZE_WORDS } from './filter-words.ts';
import { HiddenFilters } from './list-tools.tsx';
import { languageName } from '#web/directory/display-names.ts';
import { filtersToSearch, type ListFilters, readFilters, searchText } from '#web/directory/list-filters.ts';
import { ACTIVITY_LABELS, CategoryDot } from '#web/directory/server-badges.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';

interface FilterFormProps {
  facets?: Facets;
  /** Classes of the box around Apply Filters, below the scrolling fields. */
  applyClassName: string;
  onApply?: () => void;
  /** Id of the element that Apply Filters scrolls to. */
  resultsId: string;
}

/** Whether this form has a control for a filter; one that is missing here is a type error. */
const HAS_CONTROL: Record<ValueEntry['name'], boolean> = {
  category: true,
  size: true,
  activityLevel: true,
  language: true,
  feature: false,
  region: false,
  tag: false,
};

/** Hidden inputs preserve all others. */
const OWN_FIELDS = [
  'search' as const,
  ...VALUE_FILTERS.map(({ name }) => name).filter((name) => HAS_CONTROL[name]),
  ...FLAG_FILTERS.map(({ name }) => name),
  'page' as const,
];

/** The filters of a list. Nothing happens until Apply Filters; without scripts it is an ordinary GET form. */
export function FilterForm({ facets, applyClassName, onApply, resultsId }: FilterFormProps) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  const path = usePathname();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readFilters(new URLSearchParams(form));
    // A control of one value shows the first of several from the URL: unchanged, it keeps them all.
    for (const { kind, name } of VALUE_FILTERS) {
      if (kind === 'value' && chosen[name][0] === filters[name][0]) Object.assign(chosen, { [name]: filters[name] });
    }
    // From further down the list, the start of the new results would be off screen.
    navigate(`${path}${filtersToSearch(chosen)}#${resultsId}`);
    onApply?.();
  };
  return (
    // Other filters create a new form: changes that were not applied are discarded. Sort, view and page retain them.
    <form
      key={filtersToSearch({ ...filters, sort: undefined, view: 'grid', page: 1 })}
      method="get"
      action={`${path}#${resultsId}`}
      aria-label={t`Filters`}
      onSubmit={submit}
      className="filter-form"
    >
      <HiddenFilters filters={filters} except={OWN_FIELDS} />
      {/* Only this part scrolls: Apply Filters never covers a field. */}
      <div className="filter-fields">
        <Field
          label={t`Search`}
          name="search"
          type="search"
          maxLength={MAX_SEARCH}
          placeholder={t`Name, topic or tag`}
          icon={<Search />}
          defaultValue={searchText(filters)}
        />
        <CategoryChoices filters={filters} facets={facets} />
        <RadioGroup
          legend={t`Server size`}
          name="size"
          defaultValue={filters.size[0] ?? ''}
          options={[
            { value: '', label: t`Any size` },
            ...SIZES.map((size) => ({
              value: size,
              label: t(SIZE_WORDS[size].word),
              aside: t(SIZE_WORDS[size].range),
            })),
          ]}
        />
        <ActivityChoice filters={filters} />
        <LanguageChoice filters={filters} facets={facets} />
        <TrustChoices filters={filters} facets={facets} />
      </div>
      <div className={applyClassName}>
        <Button type="submit" variant="lamp" className="w-full">
          <Trans>Apply Filters</Trans>
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  filters: ListFilters;
  facets?: Facets;
}

function CategoryChoices({ filters, facets }: ChoicesProps) {
  const { i18n } = useLingui();
  const { whole } = useFormat();
  return (
    <fieldset>
      <legend className="pb-1.5 text-xs font-[650]">
        <Trans>Categories</Trans>
      </legend>
      {CATEGORIES.map(({ name }) => (
        <Checkbox
          key={name}
          name="category"
          value={name}
          defaultChecked={filters.category.includes(name)}
          aside={facets && whole(facets.categories.find((facet) => facet.name === name)?.count ?? 0)}
        >
          <CategoryDot name={name} />
          {categoryName(name, i18n)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function ActivityChoice({ filters }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Activity Level`}
      name="activityLevel"
      defaultValue={filters.activityLevel[0] ?? ''}
      options={[
        { value: '', label: t`All Levels` },
        ...ACTIVITY_LEVELS.map((level) => ({ value: level, label: t(ACTIVITY_LABELS[level]) })),
      ]}
    />
  );
}

function LanguageChoice({ filters, facets }: ChoicesProps) {
  const { i18n, t } = useLingui();
  const { locale, whole } = useFormat();
  const chosen = filters.language[0];
  const counts = new Map(facets?.languages.map(({ name, count }) => [name, count]));
  if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
  if (counts.size === 0) return null;
  const { compare } = new Intl.Collator(locale);
  const named = [...counts].map(([tag, count]) => ({
    value: tag,
    label: facets ? `${languageName(tag, i18n)} (${whole(count)})` : languageName(tag, i18n),
  }));
  return (
    <SelectField
      label={t`Language`}
      name="language"
      defaultValue={chosen ?? ''}
      options={[{ value: '', label: t`Any language` }, ...named.sort((a, b) => compare(a.label, b.label))]}
    />
  );
}

function TrustChoices({ filters, facets }: ChoicesProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  return (
    <fieldset>
      <legend className="pb-1.5 text-xs font-[650]">
        <Trans comment="Heading of the filters Verified, Partnered and Community">Badges</Trans>
      </legend>
      {FLAG_FILTERS.map(({ name }) => (
        <Checkbox
          key={name}
          name={name}
          value="true"
          defaultChecked={filters[name]}
          aside={facets && whole(facets[name])}
        >
          {t(FLAG_WORDS[name])}
        </Checkbox>
      ))}
    </fieldset>
  );
}
