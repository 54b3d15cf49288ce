/** The document of an address that means another one, such as a table without a tournament: it leads there at once. */
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { Preview } from './page-head.tsx';
import type { PageContext } from './page-view.ts';

interface StubDocumentProps {
  readonly stub: Extract<PageContent, { name: 'stub' }>;
  readonly context: PageContext;
  /** The address, from the site's root, of the picture that chats show of the page. */
  readonly shareImage: string | undefined;
}

/** It loads nothing, so that the page it leads to begins sooner. Chats show it as it is, without going there. */
export function StubDocument({ stub: { target, tournament }, context, shareImage }: StubDocumentProps) {
  const { site, page } = context;
  const title = tournament === null ? 'Torneos' : [subjects[page.name], tournament].filter(Boolean).join(' · ');
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${site.name}`}</title>
        <meta httpEquiv="refresh" content={`0;url=${target}`} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Preview
          title={title}
          description={`Resultados, tablas y fixture de ${tournament ?? site.name}.`}
          site={site}
          address={`${site.url}${target}`}
          shareImage={shareImage}
        />
      </head>
      <body>
        {/* Its main element tells the script of an open page that this is the page's newer content. */}
        <main>
          <a href={target}>{`Ir a ${title}`}</a>
        </main>
      </body>
    </html>
  );
}

/** What the pages show of the tournament; the others lead to all of it. */
const subjects: Partial<Record<PublishedPageName, string>> = {
  fixture: 'Fixture',
  standings: 'Posiciones',
  scorers: 'Goleadores',
  fairPlay: 'Fair Play',
  goalkeepers: 'Arqueros',
  playoffs: 'Playoffs',
};
