/** An address that leads nowhere. */

import { usePageTitle } from '../lib/screen/page-title.ts';
import { paths } from '../screens/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/screen.tsx';

const title = 'Página no encontrada';

export function NotFoundPage() {
  usePageTitle(title, paths.home.getHref());
  return (
    <Page title={title}>
      <EmptyState
        title="Esta dirección no lleva a ninguna parte"
        detail="Puede que el enlace esté incompleto o que la página ya no exista."
        action={
          <ButtonLink look="primary" href={paths.home.getHref()}>
            Ir al inicio
          </ButtonLink>
        }
      />
    </Page>
  );
}
