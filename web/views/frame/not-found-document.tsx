/** The page for an address that leads nowhere: it says what is missing, with ways back. */
import { paths } from '#shared/pages/paths.ts';
import type { PageOwner } from '#shared/pages/published-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentBasics } from './page-head.tsx';
import type { PageContext } from './page-view.ts';
import { SiteFrame } from './site-frame.tsx';

const missingEntities: Readonly<Record<PageOwner, { title: string; reason: string }>> = {
  tournament: { title: 'Torneo no encontrado', reason: 'Ese torneo no existe, o se borró.' },
  match: { title: 'Partido no encontrado', reason: 'Ese partido no existe, o se borró.' },
  team: { title: 'Equipo no encontrado', reason: 'Ese equipo no existe, o se borró.' },
  bulletin: { title: 'Boletín no encontrado', reason: 'El torneo no publicó ningún boletín así.' },
};
const unknownAddress = { title: 'Página no encontrada', reason: 'La dirección no existe, o lo que mostraba se borró.' };

interface NotFoundDocumentProps {
  readonly context: Omit<PageContext, 'page'>;
  /** Whose page it would be; null when that exists, and only a part of it does not, or when no page has such an address. */
  readonly missing: PageOwner | null;
}

export function NotFoundDocument({ context: { site, assets }, missing }: NotFoundDocumentProps) {
  const { title, reason } = missing ? missingEntities[missing] : unknownAddress;
  return (
    <html lang="es-AR">
      <head>
        <DocumentBasics title={`${title} · ${site.name}`} assets={assets} brand={site} />
        <meta name="robots" content="noindex" />
        {/* It answers in frames of other sites, too, where no page that it leads to may be shown. */}
        <base target="_top" />
      </head>
      <body>
        <SiteFrame site={{ ...site, logo: '' }}>
          <main
            id="contenido"
            tabIndex={-1}
            className="flex flex-1 flex-col items-center justify-center gap-4 p-4 text-center"
          >
            <p className="font-display text-3xl text-muted">404</p>
            <h1 className="text-2xl">{title}</h1>
            <p className="text-muted">{reason}</p>
            <p className="flex flex-wrap justify-center gap-2">
              <ButtonLink variant="primary" href={paths.home.getHref()}>
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
