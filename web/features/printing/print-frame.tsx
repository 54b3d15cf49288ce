/** A sheet to print: on the screen a card below the button that prints, on paper the sheet alone. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface PrintFrameProps {
  /** Choices beside the button, not printed. */
  readonly choices?: ReactNode;
  /** Whether everything to print has arrived. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

export function PrintFrame({ choices, isReady, children }: PrintFrameProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        {choices}
        <Button variant="primary" disabled={!isReady} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <section
        aria-label="Hoja para imprimir"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface p-4 print:overflow-visible print:border-0 print:p-0"
      >
        {children}
      </section>
    </>
  );
}
