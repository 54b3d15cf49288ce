/** A part of a page with a title and a link to the full list. */
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: ReactNode;
  /** Makes the section the target of a link on its page. */
  readonly id?: string;
  /** URL of the full list; null if the user has no page for it. */
  readonly allHref: string | null;
  readonly allText?: string;
  readonly children: ReactNode;
}

export function Section({ title, id, allHref, allText = 'Ver todos', children }: SectionProps) {
  return (
    <section id={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {allHref && (
          <a href={allHref} className="inline-flex min-h-11 items-center font-medium text-link underline">
            {allText}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
