/** The heading of a printed sheet: the federation, what the sheet is, and details. */
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/screen/use-settings.ts';

interface SheetHeadingProps {
  readonly title: string;
  readonly details: readonly (string | null | undefined | false)[];
  readonly children?: ReactNode;
}

export function PrintoutHeading({ title, details, children }: SheetHeadingProps) {
  const { name } = useSettings();
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-text border-b-2 pb-2">
      <div>
        <p className="text-muted text-sm">{name}</p>
        <h2 className="text-xl">{title}</h2>
        <p className="text-sm">{details.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </header>
  );
}
