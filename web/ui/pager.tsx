/** Turns pages one by one: 'Fecha 3 de 9' between the buttons 'Anterior' and 'Siguiente'. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface PagerProps {
  /** Names the pages for screen readers, as in 'Fechas'. */
  readonly label: string;
  /** Index of the current page, from 0. */
  readonly index: number;
  readonly count: number;
  readonly onChange: (index: number) => void;
  /** The text between the buttons; screen readers announce its changes. */
  readonly children: ReactNode;
}

export function Pager({ label, index, count, onChange, children }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <Button disabled={index <= 0} onClick={() => onChange(index - 1)} className="max-sm:px-2">
        Anterior
      </Button>
      <p aria-live="polite" className="min-w-[4.5rem] flex-1 basis-0 text-center font-display font-semibold md:text-lg">
        {children}
      </p>
      <Button disabled={index >= count - 1} onClick={() => onChange(index + 1)} className="max-sm:px-2">
        Siguiente
      </Button>
    </nav>
  );
}
