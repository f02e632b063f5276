// A row as its user gets it in the export. Columns of a kind share the ending or beginning of their names.
import { isoDay, isoTime } from '#contract/time.ts';

export type Row = Record<string, unknown>;

const TIME = /_(?:at|since)$/;
const DAY = /(?:^|_)day$/;
const YES_OR_NO = /^(?:is|was)_/;
const JSON_COLUMNS: ReadonlySet<string> = new Set(['features', 'held_because', 'review']);
/** Points whose subject is a day. */
const DAILY: ReadonlySet<unknown> = new Set(['login', 'streak']);

/**
 * Converts rows with these columns: times to ISO 8601, days to `2026-11-20`, booleans, and what is stored as JSON. Other
 * columns are left out.
 */
export function rowExporter(columns: readonly string[]): (row: Row) => Row {
  const conversions = columns.map((column) => ({ column, convert: conversionOf(column) }));
  return (row) => {
    const exported: Row = {};
    for (const { column, convert } of conversions)
      exported[column] = row[column] === null ? null : convert(row[column]);
    return DAILY.has(row['kind']) ? { ...exported, subject: isoDay(Number(row['subject'])) } : exported;
  };
}

function conversionOf(column: string): (value: unknown) => unknown {
  if (TIME.test(column)) return (value) => isoTime(Number(value));
  if (DAY.test(column)) return (value) => isoDay(Number(value));
  if (YES_OR_NO.test(column)) return (value) => value === 1;
  return JSON_COLUMNS.has(column) ? (value) => exportedJson(JSON.parse(String(value))) : (value) => value;
}

/** A removed review is stored as its row. */
function exportedJson(value: unknown): unknown {
  return isRow(value) ? rowExporter(Object.keys(value))(value) : value;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
