/** Opens a sheet: loads it, from the phone where there is no connection, and joins the screen with its queue. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { requestLogin } from '../../lib/session/login-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { ClosedSheet } from './closed-sheet.tsx';
import { useHolderQuestion } from './holder/use-holder-question.tsx';
import { SheetProblem } from './problems/sheet-problem.tsx';
import { UnappliedButton } from './problems/unapplied-button.tsx';
import type { QueueOwner } from './queue/queued-operation.ts';
import { useHandOver } from './queue/use-hand-over.ts';
import { useKeptSheets } from './queue/use-kept-sheets.ts';
import { useSheetQueue } from './queue/use-sheet-queue.ts';
import type { SheetModel, SheetSurroundings } from './sheet-model.ts';
import { SheetScreen } from './sheet-screen.tsx';
import { reasonAgainstSheet, showSheet } from './shown-sheet.ts';

interface LiveSheetProps {
  readonly title: string;
  readonly matchId: number;
  readonly owner: QueueOwner;
  /** Renders the dialog in which an administrator decides on what came after the sheet was confirmed. */
  readonly unappliedDialog: (match: FormattedMatch, close: () => void) => ReactNode;
}

export function LiveSheet({ title, matchId, owner, unappliedDialog }: LiveSheetProps) {
  const { can, user } = useSession();
  const { timeZone } = useSettings();
  const today = useToday();
  const navigate = useNavigate();
  const queue = useSheetQueue(matchId, owner);
  const { sheet: view, waiting, answered, sending, storageWarning, serverOffsetMs, retry } = queue;
  const handOver = useHandOver(matchId, owner);
  const holder = useHolderQuestion(matchId, owner);
  const unsentElsewhere = useKeptSheets().filter(({ match, unsent }) => unsent > 0 && match.id !== matchId);
  const ownAddress = paths.sheet.getHref(matchId);
  const signIn = () => {
    if (user) void requestLogin().then((isSignedIn) => isSignedIn && retry());
    else navigate(paths.login.getHref(), { state: { from: ownAddress } });
  };

  if (!view && queue.isLoading) {
    return (
      <div className="p-4">
        <h1 className="sr-only">{title}</h1>
        <SkeletonList count={4} className="h-28" label="Cargando la planilla…" />
      </div>
    );
  }
  if (!view) {
    const action =
      sending.needs === 'password'
        ? { label: 'Iniciar Sesión', onPress: signIn }
        : { label: 'Reintentar', onPress: retry };
    return <SheetProblem title={title} text={`No se pudo abrir la planilla: ${queue.failure}`} action={action} />;
  }
  const sheet = showSheet(view, waiting, serverOffsetMs);
  const isAdmin = owner.kind === 'user' && can('competition.manage');
  const unapplied = isAdmin && sheet.unapplied.length > 0 && (
    <UnappliedButton
      count={sheet.unapplied.length}
      dialog={(close) => unappliedDialog(sheet.match, close)}
      onClosed={retry}
    />
  );
  const model: SheetModel = {
    sheet,
    waiting,
    unsentIds: new Set(waiting.map(({ id }) => id)),
    answered,
    sending,
    handOver: handOver && {
      ...handOver,
      // The user's own sheet, which shows what is the user's now.
      run: () => handOver.run().then(() => navigate(ownAddress, { replace: true })),
    },
    unsentElsewhere,
    dayOf(epochMilliseconds) {
      const { date } = localDateAndTimeInZone(timeZone, epochMilliseconds);
      return date === today ? '' : formatShortDate(date, today);
    },
    storageWarning,
    readTime: queue.readTime,
    record: queue.add,
    dismiss: queue.dismiss,
    retry,
  };
  const surroundings: SheetSurroundings = {
    isAdmin,
    hourOf: (epochMilliseconds) => localDateAndTimeInZone(timeZone, epochMilliseconds).time,
    onSignIn: signIn,
    unapplied,
  };
  const reason = reasonAgainstSheet(sheet, sending);
  if (reason) return <ClosedSheet title={title} reason={reason} model={model} surroundings={surroundings} />;
  return (
    <>
      <SheetScreen model={model} surroundings={surroundings} question={holder.notice} />
      {holder.dialog}
    </>
  );
}
