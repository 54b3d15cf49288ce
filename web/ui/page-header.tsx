/** The heading of a screen and its actions. On phones the frame's header already shows the title. */
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, detail, actions }: PageHeaderProps) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 md:mb-6 ${actions || detail ? 'mb-4' : ''}`}>
      <div className="min-w-0 max-md:contents">
        <h1 className="text-2xl max-md:sr-only">{title}</h1>
        {detail && <p className="text-muted">{detail}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
