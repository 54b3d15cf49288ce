/** The screen to set a new password after forgetting the old one. */

import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { RecoveryForm } from '../features/session/recovery-form.tsx';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { Card } from '../ui/card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ScreenProps } from './screen.ts';

export function RecoveryScreen({ title }: ScreenProps) {
  usePageTitle(title, paths.login.getHref());
  const navigate = useNavigate();
  const openLogin = (message: string) => {
    showToast(message);
    void navigate(paths.login.getHref());
  };
  return (
    <div className="mx-auto max-w-sm">
      <ScreenLayout title={title}>
        <Card className="p-4 md:p-6">
          <RecoveryForm onRecovered={openLogin} />
        </Card>
      </ScreenLayout>
    </div>
  );
}
