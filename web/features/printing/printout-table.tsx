/** A table on a printed sheet: its headings repeat on each page and no row is cut. */
import type { ReactNode } from 'react';

export interface PrintoutColumn<Row> {
  readonly title: string;
  readonly cellOf: (row: Row) => ReactNode;
  readonly align?: 'right' | 'center';
  /** The class of its width; columns of names share what is left. Every column breaks its texts into lines. */
  readonly width?: string;
}

interface SheetTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly PrintoutColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
}

const alignClasses = { right: 'text-right', center: 'text-center' } as const;

export function PrintoutTable<Row>({ caption, columns, rows, keyOf }: SheetTableProps<Row>) {
  const classOf = ({ align, width }: PrintoutColumn<Row>) =>
    `break-words px-1.5 ${align ? alignClasses[align] : 'text-left'} ${width ?? 'hyphens-auto'}`;
  return (
    <table className="w-full min-w-[60rem] table-fixed border-collapse text-sm tabular-nums print:min-w-0">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-text border-b">
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`py-1 font-semibold ${classOf(column)}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-line border-b">
            {columns.map((column) => (
              <td key={column.title} className={`py-1 ${classOf(column)}`}>
                {column.cellOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
