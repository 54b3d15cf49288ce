/** The login screen; after the login, RequirePermission redirects to the screen that required it. */

import { paths } from '#shared/pages/paths.ts';
import { LoginForm } from '../features/session/login-form.tsx';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { Card } from '../ui/card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import type { ScreenProps } from './screen.ts';

export function LoginScreen({ title }: ScreenProps) {
  usePageTitle(title, paths.home.getHref());
  return (
    <div className="mx-auto max-w-sm">
      <ScreenLayout title={title}>
        <Card className="p-4 md:p-6">
          <LoginForm />
          <a
            href={paths.recovery.getHref()}
            className="mt-2 flex min-h-11 items-center justify-center font-medium text-link underline"
          >
            ¿Olvidaste tu contraseña?
          </a>
        </Card>
      </ScreenLayout>
    </div>
  );
}
