/** Turns published pages one by one: 'Fecha 3 de 9' between the links 'Anterior' and 'Siguiente'. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

interface PageLinksProps {
  /** Names the pages for screen readers, as in 'Fechas'. */
  readonly label: string;
  /** The addresses of the pages before and after this one; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The text between the links. */
  readonly children: ReactNode;
}

export function PageLinks({ label, previous, next, children }: PageLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 print:hidden">
      <PageLink href={previous} rel="prev" text="Anterior" />
      <p className="min-w-[4.5rem] flex-1 basis-0 text-center font-display font-semibold md:text-lg">{children}</p>
      <PageLink href={next} rel="next" text="Siguiente" />
    </nav>
  );
}

interface PageLinkProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly text: string;
}

/** A link without an address is one that cannot be followed; it keeps its place, so that nothing moves. */
function PageLink({ href, rel, text }: PageLinkProps) {
  return href === null ? (
    <ButtonLink role="link" aria-disabled="true" className="max-sm:px-2">
      {text}
    </ButtonLink>
  ) : (
    <ButtonLink href={href} rel={rel} className="max-sm:px-2">
      {text}
    </ButtonLink>
  );
}
