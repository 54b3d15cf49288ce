/** The 404 screen, for an address without a screen. */

import { paths } from '#shared/pages/paths.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

const notFoundTitle = 'Página no encontrada';

export function NotFoundScreen() {
  usePageTitle(notFoundTitle, paths.home.getHref());
  return (
    <ScreenLayout title={notFoundTitle}>
      <EmptyState
        title="Esta dirección no lleva a ninguna parte"
        detail="Puede que el enlace esté incompleto o que la página ya no exista."
        action={
          <ButtonLink variant="primary" href={paths.home.getHref()}>
            Ir al inicio
          </ButtonLink>
        }
      />
    </ScreenLayout>
  );
}
