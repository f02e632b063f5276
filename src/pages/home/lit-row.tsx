import { useQuery } from '@tanstack/react-query';
import { useHidden, withoutHidden } from '#web/session/kept-marks.ts';
import { useApi } from '#web/kit/use-api.ts';
import { litServersQuery } from './home-queries.ts';
import { RowDrawing } from './row-drawing.tsx';

/** The row of houses with the servers that are awake now. */
export function LitRow() {
  const { data: lit = [] } = useQuery(litServersQuery(useApi()));
  return <RowDrawing servers={withoutHidden(lit, useHidden())} />;
}
