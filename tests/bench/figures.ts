/** What was measured, held against its limit, and shown as one table. */

export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** '' when there is none: the figure is only shown. */
  readonly limit: string;
  readonly holds?: boolean;
  /** Depends on how busy the machine is: shown, and never a reason to fail. */
  readonly isTime?: true;
}

const titles = { what: 'what', measured: 'measured', limit: 'limit', ok: 'ok?' };
type Row = typeof titles;

/** Exact figures first, times after them. */
export function tableOf(figures: readonly Figure[]): string {
  const exact = figures.filter(({ isTime }) => !isTime).map(rowOf);
  const times = figures.filter(({ isTime }) => isTime).map(rowOf);
  const widthOf = (name: keyof Row) => Math.max(...[titles, ...exact, ...times].map((row) => row[name].length));
  const widths = { what: widthOf('what'), measured: widthOf('measured'), limit: widthOf('limit'), ok: widthOf('ok') };
  const lineOf = ({ what, measured, limit, ok }: Row) =>
    `${what.padEnd(widths.what)}  ${measured.padEnd(widths.measured)}  ${limit.padEnd(widths.limit)}  ${ok}`.trimEnd();
  const rule = '-'.repeat(lineOf(titles).length);
  const note = 'Times, of this run on this machine:';
  return [lineOf(titles), rule, ...exact.map(lineOf), rule, ...(times.length > 0 ? [note, ...times.map(lineOf)] : [])]
    .join('\n')
    .concat('\n');
}

function rowOf({ what, measured, limit, holds, isTime }: Figure): Row {
  const failed = isTime ? 'over' : 'NO';
  return { what, measured, limit, ok: holds === undefined ? '' : holds ? 'ok' : failed };
}

/** The exact figures over their limit, which make the bench fail. */
export const overTheLimit = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ holds, isTime }) => holds === false && !isTime);

/** Of an odd number of values, the one in the middle. */
export const medianOf = (values: readonly number[]): number => percentileOf(values, 50);

/** Nearest rank: of 50 values, the 99th percentile is the largest. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const thousands = (number: number): string => number.toLocaleString('en-US');
