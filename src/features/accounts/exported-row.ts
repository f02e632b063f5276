// A row as its user gets it in the export. Columns of a kind share the ending or beginning of their names.
import { DAY_MS, isoTime } from '#contract/time.ts';

type Row = Record<string, unknown>;

const TIME = /_(?:at|since)$/;
const DAY = /(?:^|_)day$/;
const YES_OR_NO = /^is_/;
const JSON_COLUMNS: ReadonlySet<string> = new Set(['features', 'held_because', 'review']);
/** Points whose subject is a day. */
const DAILY: ReadonlySet<unknown> = new Set(['login', 'streak']);

/** Times in ISO 8601, days as `2026-11-20`, booleans, and what is stored as JSON. */
export function exportedRow(row: Row): Row {
  const readable = Object.entries(row).map(([column, value]) => [column, exportedValue(column, value)]);
  const exported = Object.fromEntries(readable) as Row;
  return DAILY.has(row['kind']) ? { ...exported, subject: isoDay(Number(row['subject'])) } : exported;
}

function exportedValue(column: string, value: unknown): unknown {
  if (value === null) return null;
  if (TIME.test(column)) return isoTime(Number(value));
  if (DAY.test(column)) return isoDay(Number(value));
  if (YES_OR_NO.test(column)) return value === 1;
  return JSON_COLUMNS.has(column) ? exportedJson(JSON.parse(String(value))) : value;
}

/** A removed review is stored as its row. */
function exportedJson(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? exportedRow(value as Row) : value;
}

/** @param day days since 1970 */
function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
