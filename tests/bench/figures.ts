/** Measured figures with their limits, printed as one table. */

export interface BenchFigure {
  readonly what: string;
  readonly measured: string;
  /** The limit as text; empty for a figure without a limit, which is only printed. */
  readonly limit: string;
  readonly holds?: boolean;
  /** Set when the figure is a time: it depends on how busy the machine is, so it never makes the bench fail. */
  readonly isTime?: true;
}

const columnTitles = { what: 'what', measured: 'measured', limit: 'limit', ok: 'ok?' };
type PrintedRow = typeof columnTitles;

/** The printed table: exact figures first, then times. */
export function formatTable(figures: readonly BenchFigure[]): string {
  const exact = figures.filter(({ isTime }) => !isTime).map(printedRowOf);
  const times = figures.filter(({ isTime }) => isTime).map(printedRowOf);
  const widthOf = (name: keyof PrintedRow) =>
    Math.max(...[columnTitles, ...exact, ...times].map((row) => row[name].length));
  const widths = { what: widthOf('what'), measured: widthOf('measured'), limit: widthOf('limit'), ok: widthOf('ok') };
  const lineOf = ({ what, measured, limit, ok }: PrintedRow) =>
    `${what.padEnd(widths.what)}  ${measured.padEnd(widths.measured)}  ${limit.padEnd(widths.limit)}  ${ok}`.trimEnd();
  const rule = '-'.repeat(lineOf(columnTitles).length);
  const note = 'Times, of this run on this machine:';
  return [
    lineOf(columnTitles),
    rule,
    ...exact.map(lineOf),
    rule,
    ...(times.length > 0 ? [note, ...times.map(lineOf)] : []),
  ]
    .join('\n')
    .concat('\n');
}

function printedRowOf({ what, measured, limit, holds, isTime }: BenchFigure): PrintedRow {
  const failed = isTime ? 'over' : 'NO';
  return { what, measured, limit, ok: holds === undefined ? '' : holds ? 'ok' : failed };
}

/** The exact figures over their limit, which make the bench fail. */
export const listFiguresOverLimit = (figures: readonly BenchFigure[]): BenchFigure[] =>
  figures.filter(({ holds, isTime }) => holds === false && !isTime);

/** The median of an odd number of values. */
export const medianOf = (values: readonly number[]): number => percentileOf(values, 50);

/** A percentile by nearest rank: the 99th of 50 values is the largest. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

export const formatKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const formatThousands = (number: number): string => number.toLocaleString('en-US');
