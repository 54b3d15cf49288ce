/** What the home screen tells before the competition: that somebody has no role, what is not sent, the sheets to keep, what to look at, first steps. */
import { Suspense, useState } from 'react';
import { NoRoleNotice } from '../../features/session/no-role-notice.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

const CaseInbox = lazyComponent(() => import('../../features/discipline/cases/case-inbox.tsx'), 'CaseInbox');
const FirstStepsCard = lazyComponent(() => import('../../features/first-steps/first-steps-card.tsx'), 'FirstStepsCard');
const OwnSheets = lazyComponent(() => import('../../features/match-day/own-sheets.tsx'), 'OwnSheets');
const PendingInbox = lazyComponent(() => import('../../features/players/pending-inbox.tsx'), 'PendingInbox');
const SheetInbox = lazyComponent(() => import('../../features/match-day/sheet-inbox.tsx'), 'SheetInbox');
const UnsentSheetList = lazyComponent(
  () => import('../../features/sheet/queue/kept-sheet-list.tsx'),
  'UnsentSheetList',
);

interface HomeNoticesProps {
  readonly federationName: string;
  /** Whether a match was played or is to come. */
  readonly hasMatches: boolean;
}

export function HomeNotices({ federationName, hasMatches }: HomeNoticesProps) {
  const { user, can } = useSession();
  const [isRescheduling, setIsRescheduling] = useState(false);
  const mayManage = can('competition.manage');
  return (
    <>
      <NoRoleNotice user={user} />
      <Suspense fallback={null}>
        <UnsentSheetList />
      </Suspense>
      {user?.roles.includes('Planillero') && (
        <Suspense fallback={null}>
          <OwnSheets />
        </Suspense>
      )}
      {mayManage && (
        <Suspense fallback={null}>
          <SheetInbox onReschedule={() => setIsRescheduling(true)} />
          <PendingInbox />
          {!hasMatches && <FirstStepsCard federationName={federationName} />}
        </Suspense>
      )}
      {isRescheduling && <RescheduleDialog concerns={() => true} onClose={() => setIsRescheduling(false)} />}
      {mayManage && hasMatches && (
        <Suspense fallback={null}>
          <CaseInbox />
        </Suspense>
      )}
    </>
  );
}
