/** Rows of matches from teams' pages, kept for a few minutes of this tab: coming back to home asks for no page again. */
import { readSaved, save } from './saved.ts';

interface KeptRow {
  /** When it was fetched, in milliseconds since the epoch. */
  readonly at: number;
  readonly html: string;
}

const storageKey = 'torneo.rows';
/** Milliseconds. */
const minute = 60_000;
const keptFor = 5 * minute;

let rows: Record<number, KeptRow> | undefined;
/** Rows from before this moment are to be fetched again. */
let freshFrom = 0;

/** Undefined for a team whose page has not been read. */
export function keptRow(team: number): { readonly row: Element | undefined; readonly isFresh: boolean } | undefined {
  rows ??= readRows();
  const kept = rows[team];
  if (!kept) return undefined;
  const row = new DOMParser().parseFromString(kept.html, 'text/html').body.firstElementChild ?? undefined;
  return { row, isFresh: kept.at >= Math.max(freshFrom, Date.now() - keptFor) };
}

export function keepRow(team: number, row: Element): void {
  rows ??= readRows();
  rows[team] = { at: Date.now(), html: row.outerHTML };
  save(storageKey, JSON.stringify(rows), 'sessionStorage');
}

/** A row that is younger than a minute stays, because a page with live matches may change every 20 seconds. */
export function forgetOldRows(): void {
  freshFrom = Date.now() - minute;
}

function readRows(): Record<number, KeptRow> {
  try {
    const saved: unknown = JSON.parse(readSaved(storageKey, 'sessionStorage') ?? '{}');
    const entries = Object.entries(saved ?? {}).filter(([, kept]) => typeof kept?.html === 'string' && kept.at > 0);
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
