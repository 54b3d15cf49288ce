/** The settings of the federation, and its referees and assistants. */

import { Suspense } from 'react';
import { StaffPanel } from '../features/staff/staff-panel.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useTab } from '../lib/screen/use-tab.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { ScreenProps } from './screen.ts';

const SettingsForm = lazyComponent(() => import('../features/settings/settings-form.tsx'), 'SettingsForm');

const NextStep = lazyComponent(() => import('../features/first-steps/next-step.tsx'), 'NextStep');
const PasteOfficialsDialog = lazyComponent(
  () => import('../features/lists/officials/paste-officials-dialog.tsx'),
  'PasteOfficialsDialog',
);

const settingsTabs = [
  { key: 'federacion', label: 'Federación' },
  { key: 'arbitros', label: 'Árbitros y asistentes' },
] as const;

export function SettingsScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const [tab, selectTab] = useTab(['federacion', 'arbitros']);
  return (
    <ScreenLayout title={title}>
      <div>
        <Tabs label="Ajustes" tabs={settingsTabs} selected={tab} onSelect={selectTab}>
          {/* Only hidden by the other tab, so that what was typed stays. */}
          <div hidden={tab !== 'federacion'}>
            <FederationSettings />
          </div>
          {tab === 'arbitros' && <Officials />}
        </Tabs>
      </div>
    </ScreenLayout>
  );
}

function FederationSettings() {
  const settings = useGet('GET /settings', {});
  const tournaments = useGet('GET /tournaments', {});
  const failed = [settings, tournaments].filter(({ data, error }) => !data && error);
  if (failed.length > 0) {
    return (
      <ErrorCard
        title="No se pudieron cargar los ajustes"
        detail={errorMessageOf(failed[0]?.error)}
        onRetry={() => {
          for (const { retry } of failed) retry();
        }}
      />
    );
  }
  if (!settings.data || !tournaments.data) return <SettingsSkeleton />;
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <SettingsForm
        settings={settings.data}
        tournaments={tournaments.data}
        nextStep={
          <Suspense fallback={null}>
            <NextStep after="federation" />
          </Suspense>
        }
      />
    </Suspense>
  );
}

const SettingsSkeleton = () => <SkeletonList count={3} className="h-48" />;

function Officials() {
  return (
    <div className="flex flex-col gap-4">
      <Suspense fallback={null}>
        <NextStep after="officials" />
      </Suspense>
      <StaffPanel
        teamId={0}
        caption="Árbitros y asistentes de la federación"
        emptyText="No hay árbitros ni asistentes registrados"
        intro="Se pueden elegir para cualquier partido."
        mayManage
        renderPasteDialog={(close) => <PasteOfficialsDialog onClose={close} />}
      />
    </div>
  );
}
