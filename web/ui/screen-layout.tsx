/** The layout of a screen: heading, actions and evenly spaced content. On phones the header shows the title instead. */
import type { ReactNode } from 'react';

interface ScreenLayoutProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Buttons beside the heading; the primary one comes last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function ScreenLayout({ title, detail, actions, children }: ScreenLayoutProps) {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <div
        className={`flex-wrap items-center justify-between gap-3 md:flex md:flex-nowrap ${actions || detail ? 'flex' : 'contents'}`}
      >
        <div className={`min-w-0 md:block ${detail ? '' : 'contents'}`}>
          <h1 className="text-2xl max-md:sr-only">{title}</h1>
          {detail && <p className="text-muted">{detail}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 md:shrink-0 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
