/**
 * The matches of a day for administrators, of the next day with some unless the address names another: their sheets, each with how far it is, who has it, and its link; or, with
 * `?cargar`, the results that are missing, entered one after the other.
 */

import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';
import { mattersOfSheet } from '#shared/domain/sheet/sheet-matters.ts';
import { paths } from '#shared/pages/paths.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { DaySheetCard, type DayTask } from '../features/match-day/day-sheet-card.tsx';
import { LinkDialog } from '../features/match-day/link-dialog.tsx';
import { SheetUsersDialog } from '../features/match-day/sheet-users-dialog.tsx';
import { UnappliedDialog } from '../features/match-day/unapplied-dialog.tsx';
import { useDay } from '../features/match-day/use-day.ts';
import { useGet } from '../lib/api/use-get.ts';
import { dayParameter, enteringParameter } from '../lib/day-address.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useIsLate } from '../lib/screen/use-is-late.ts';
import { useSheetUsers } from '../lib/screen/use-sheet-users.ts';
import { useLocalMinute } from '../lib/screen/use-today.ts';
import { Button } from '../ui/button.tsx';
import { DayPager } from '../ui/day-pager.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonGrid } from '../ui/skeleton.tsx';
import { RescheduleDialog } from './parts/reschedule-dialog.tsx';
import { SuspendDialog } from './parts/suspend-dialog.tsx';
import type { ScreenProps } from './screen.ts';

const KeptSheetList = lazyComponent(() => import('../features/sheet/queue/kept-sheet-list.tsx'), 'KeptSheetList');

const DayResults = lazyComponent(() => import('../features/sheet/afterwards/day-results.tsx'), 'DayResults');

const gridClass = 'grid grid-cols-1 gap-4 md:grid-cols-2';

type OpenTask =
  | { readonly does: DayTask; readonly matchId: number }
  | { readonly does: 'all' }
  | { readonly does: 'suspend' }
  | { readonly does: 'reschedule' };

export function DaySheetsScreen({ title: sheetsTitle }: ScreenProps) {
  const now = useLocalMinute();
  const today = now.date;
  const [query, setQuery] = useSearchParams();
  const entersResults = query.has(enteringParameter);
  const title = entersResults ? 'Cargar la fecha' : sheetsTitle;
  usePageTitle(title, entersResults ? paths.matches.getHref() : undefined);
  const day = useDay(query.get(dayParameter) ?? (entersResults ? today : ''), today);
  const date = day ?? today;
  const {
    data: sheets,
    error,
    retry,
  } = useGet('GET /matches/sheets', day ? { query: { date } } : null, {
    isLive: true,
  });
  const { data: postponed = [] } = useGet('GET /matches/postponed', {});
  const ofDay = postponed.filter(({ matchDate }) => matchDate === date).length;
  const isLate = useIsLate(!sheets);
  const { users = [] } = useSheetUsers(sheets?.flatMap(({ sheetUserIds }) => sheetUserIds));
  const [task, setTask] = useState<OpenTask | null>(null);
  const userNames = new Map(users.map(({ id, name }) => [id, name]));
  const goTo = (other: string) =>
    setQuery({ [dayParameter]: other, ...(entersResults && { [enteringParameter]: '' }) }, { replace: true });

  return (
    <ScreenLayout
      title={title}
      actions={
        sheets &&
        !entersResults && (
          <>
            {sheets.some(({ match }) => match.status === 'scheduled') && (
              <Button icon="warning" onClick={() => setTask({ does: 'suspend' })}>
                Se suspende la fecha
              </Button>
            )}
            {sheets.length > 1 && (
              <Button icon="users" onClick={() => setTask({ does: 'all' })}>
                Asignar a todos
              </Button>
            )}
          </>
        )
      }
    >
      <DayPager
        label="Día de las planillas"
        date={date}
        text={capitalize(formatRelativeDate(date, today))}
        before={addDays(date, -1)}
        after={addDays(date, 1)}
        onChange={goTo}
      />
      {entersResults && date > today && <Notice icon="warning">Este día todavía no llegó.</Notice>}
      {ofDay > 0 && !entersResults && (
        <Notice icon="warning" action={<Button onClick={() => setTask({ does: 'reschedule' })}>Reprogramar</Button>}>
          {formatPlural(ofDay, 'partido de este día se postergó', 'partidos de este día se postergaron')}
        </Notice>
      )}
      {!sheets && (error !== undefined || isLate) && (
        <Suspense fallback={null}>
          <KeptSheetList />
        </Suspense>
      )}
      {!sheets && error ? (
        <ErrorCard title="No se pudieron cargar las planillas" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !sheets ? (
        <SkeletonGrid count={4} className="h-64" gridClass={gridClass} />
      ) : sheets.length === 0 ? (
        <EmptyState icon="calendar" title="No hay partidos este día" />
      ) : entersResults ? (
        <Suspense fallback={<SkeletonGrid count={1} className="h-110" gridClass={gridClass} />}>
          <DayResults key={date} sheets={sheets} />
        </Suspense>
      ) : (
        <ul className={gridClass}>
          {sheets.map((sheet) => (
            <DaySheetCard
              key={sheet.match.id}
              sheet={sheet}
              matters={mattersOfSheet(sheet, sheets, now)}
              userNames={userNames}
              onTask={(does) => setTask({ does, matchId: sheet.match.id })}
            />
          ))}
        </ul>
      )}
      {task && sheets && <TaskDialog task={task} date={date} sheets={sheets} onClose={() => setTask(null)} />}
    </ScreenLayout>
  );
}

interface TaskDialogProps {
  readonly task: OpenTask;
  readonly date: string;
  readonly sheets: readonly DaySheet[];
  readonly onClose: () => void;
}

function TaskDialog({ task, date, sheets, onClose }: TaskDialogProps) {
  if (task.does === 'suspend')
    return <SuspendDialog what={{ date }} matches={sheets.map(({ match }) => match)} onClose={onClose} />;
  if (task.does === 'reschedule')
    return <RescheduleDialog concerns={({ matchDate }) => matchDate === date} onClose={onClose} />;
  if (task.does === 'all') return <SheetUsersDialog matches={sheets.map(({ match }) => match)} onClose={onClose} />;
  const sheet = sheets.find(({ match }) => match.id === task.matchId);
  if (!sheet) return null;
  const { match, link } = sheet;
  if (task.does === 'users') return <SheetUsersDialog matches={[match]} onClose={onClose} />;
  if (task.does === 'unapplied') return <UnappliedDialog match={match} onClose={onClose} />;
  return <LinkDialog match={match} link={link} onClose={onClose} />;
}
