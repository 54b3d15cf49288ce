/** A part of a page with a title and a link to the full list. */
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** URL of the full list; null if the user has no page for it. */
  readonly allHref: string | null;
  readonly allText?: string;
  readonly children: ReactNode;
}

export function Section({ title, allHref, allText = 'Ver todos', children }: SectionProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {allHref && (
          <a href={allHref} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
            {allText}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
