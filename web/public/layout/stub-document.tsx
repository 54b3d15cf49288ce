/** The document of an address that means another one, such as a table without a tournament: it leads there at once. */
import { CanonicalAddress } from './page-head.tsx';
import type { PageContext } from './page-view.ts';

interface StubDocumentProps {
  /** The address that is meant, from the site's root. */
  readonly target: string;
  readonly context: PageContext;
}

/** It loads nothing, so that the page it leads to begins sooner. */
export function StubDocument({ target, context: { site } }: StubDocumentProps) {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <title>{site.name}</title>
        <meta httpEquiv="refresh" content={`0;url=${target}`} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {site.url && <CanonicalAddress address={`${site.url}${target}`} />}
      </head>
      <body>
        <p>
          <a href={target}>{`Seguir a ${site.name}`}</a>
        </p>
      </body>
    </html>
  );
}
