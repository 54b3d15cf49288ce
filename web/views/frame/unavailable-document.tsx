/** The page for an address that cannot be answered just now. It needs no data, because the data may be what is missing. */
import { defaultFederationColour } from '#shared/domain/colours/federation-colour.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentBasics } from './page-head.tsx';
import type { PageContext } from './page-view.ts';

const unknownBrand = { color: defaultFederationColour, logo: '' };

export function UnavailableDocument({ assets }: Pick<PageContext, 'assets'>) {
  return (
    <html lang="es-AR">
      <head>
        <DocumentBasics title="Página no disponible" assets={assets} brand={unknownBrand} />
      </head>
      <body>
        <main id="contenido" className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4 text-center">
          <h1 className="text-2xl">Ahora no podemos mostrar esta página</h1>
          <p className="text-muted">No se perdió nada. Suele durar poco: volvé a probar en un momento.</p>
          <ButtonLink variant="primary" href="">
            Probar de nuevo
          </ButtonLink>
        </main>
      </body>
    </html>
  );
}
