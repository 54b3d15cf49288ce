/**
 * Lets phones choose between the compact and the complete columns of all tables inside it. The variants `compact:` and
 * `complete:` of the styles ask which one is checked; without `:has()` the tables are complete.
 */
import type { ReactNode } from 'react';
import { RadioSegments } from '../../ui/radio-segments.tsx';

const options = [
  { key: 'compact', label: 'Compacta' },
  { key: 'complete', label: 'Completa' },
] as const;

export function ColumnChoice({ children }: { readonly children: ReactNode }) {
  return (
    <div data-columns="" className="flex flex-col gap-3">
      <RadioSegments
        label="Columnas"
        name="columnas"
        options={options}
        initial="compact"
        className="self-end md:hidden print:hidden"
      />
      {children}
    </div>
  );
}
