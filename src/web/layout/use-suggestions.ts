import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHidden, withoutHidden } from '#web/session/kept-marks.ts';
import { suggestionsQuery } from '#web/directory/list-queries.ts';
import { useApi } from '../kit/use-api.ts';

export const DEBOUNCE_MS = 150;

/**
 * Suggestions for what is being typed, asked for once it rests 150 ms; the last ones stay while the next are loading.
 * `isFor` says whether they belong to the text as it stands.
 */
export function useSuggestions(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    ...suggestionsQuery(useApi(), settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const servers = withoutHidden(data?.servers ?? [], useHidden());
  return {
    suggestions: text === '' ? undefined : data && { ...data, servers },
    isFor: settled === text && query.isSuccess && !query.isPlaceholderData,
  };
}
