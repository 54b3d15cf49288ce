/** Sign in, and back to where one came from. */
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { LoginForm } from '../features/session/login-form.tsx';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';

const title = 'Iniciar Sesión';

export function LoginPage() {
  usePageTitle(title, paths.home.getHref());
  const { status } = useSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  if (status === 'authenticated') return <Navigate to={state?.from ?? paths.home.getHref()} replace />;
  return (
    <div className="mx-auto max-w-sm">
      <Page title={title}>
        <Card className="p-4 md:p-6">
          <LoginForm />
          <a
            href={paths.recovery.getHref()}
            className="mt-2 flex min-h-11 items-center justify-center text-accent underline"
          >
            ¿Olvidaste tu contraseña?
          </a>
        </Card>
      </Page>
    </div>
  );
}
