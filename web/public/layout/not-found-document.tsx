/** The page for an address that leads nowhere, with ways back. */
import { paths } from '#shared/pages/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentBasics } from './page-head.tsx';
import type { PageContext } from './page-view.ts';
import { SiteFrame } from './site-frame.tsx';

export function NotFoundDocument({ context: { site, look } }: { readonly context: Omit<PageContext, 'page'> }) {
  return (
    <html lang="es-AR">
      <head>
        <DocumentBasics title={`Página no encontrada · ${site.name}`} look={look} />
        <meta name="robots" content="noindex" />
        {/* It answers in frames of other sites, too, where no page that it leads to may be shown. */}
        <base target="_top" />
      </head>
      <body>
        <SiteFrame site={site}>
          <main
            id="contenido"
            tabIndex={-1}
            className="flex flex-1 flex-col items-center justify-center gap-4 p-4 text-center"
          >
            <p className="font-display text-3xl text-muted">404</p>
            <h1 className="text-2xl">Página no encontrada</h1>
            <p className="text-muted">La dirección no existe, o lo que mostraba se borró.</p>
            <p className="flex flex-wrap justify-center gap-2">
              <ButtonLink look="primary" href={paths.home.getHref()}>
                Ir al inicio
              </ButtonLink>
              <ButtonLink href={paths.tournaments.getHref()}>Ver los torneos</ButtonLink>
            </p>
          </main>
        </SiteFrame>
      </body>
    </html>
  );
}
