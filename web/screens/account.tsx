/** The signed-in user's own account: name, email, roles, and the form to change the password. */

import { Suspense } from 'react';
import { roleLabels } from '#shared/text/labels.ts';
import { NoRoleNotice } from '../features/session/no-role-notice.tsx';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { requestSignOut } from '../lib/session/sign-out-request.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const PasswordForm = lazyComponent(() => import('../features/session/password-form.tsx'), 'PasswordForm');

export function AccountScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { user } = useSession();
  if (!user) return null;
  const { fullName, email, roles, teamName } = user;
  return (
    <div className="max-w-xl">
      <ScreenLayout title={title}>
        <NoRoleNotice user={user} />
        <Card as="section" className="flex flex-wrap items-center justify-between gap-4 p-4 md:p-6">
          <div className="min-w-0">
            <h2 className="text-lg">{fullName}</h2>
            <p className="text-muted">{email}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              {roles.map((role) => (
                <Badge key={role}>{role === 'DT' && teamName ? `DT de ${teamName}` : roleLabels[role]}</Badge>
              ))}
              {roles.length === 0 && <Badge>Sin rol</Badge>}
            </p>
          </div>
          <Button icon="logout" onClick={requestSignOut} className="md:hidden">
            Cerrar Sesión
          </Button>
        </Card>
        <Card as="section" className="flex flex-col gap-4 p-4 md:p-6">
          <h2 className="text-lg">Contraseña</h2>
          <Suspense fallback={<SkeletonList count={3} className="h-16" />}>
            <PasswordForm email={email} />
          </Suspense>
        </Card>
      </ScreenLayout>
    </div>
  );
}
