/** The preview of a pasted list: how many lines were read and are wrong, and the lines under their columns. */
import type { ReactNode } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';

interface ListPreviewProps {
  readonly caption: string;
  /** As in '12 jugadores · 2 líneas por corregir'. */
  readonly summary: string;
  /** How many lines the list has beyond those that are shown. */
  readonly omittedLines: number;
  readonly columns: readonly string[];
  readonly columnsClass: string;
  readonly children: ReactNode;
}

export function ListPreview({ caption, summary, omittedLines, columns, columnsClass, children }: ListPreviewProps) {
  return (
    <section aria-label={caption} className="flex flex-col gap-1">
      <p role="status" className="font-semibold text-sm">
        {summary}
        {omittedLines > 0 && ` · La lista es demasiado larga: quedan ${formatPlural(omittedLines, 'línea')} sin leer`}
      </p>
      <div aria-hidden="true" className={`hidden gap-1.5 pr-1 pl-12 text-muted text-sm md:grid ${columnsClass}`}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol className="border-line border-b">{children}</ol>
    </section>
  );
}
