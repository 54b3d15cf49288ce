/** The dialog that is open over the fixture: a new round, what is done with a match, or a change of plan. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { roundsToPlay } from '../../features/fixture-management/changes/affected-matches.ts';
import type { FixtureDialogState } from '../../features/fixture-management/rounds/fixture-dialog-state.ts';
import { nextRoundName } from '../../features/fixture-management/rounds/next-round-name.ts';
import { DeleteMatchDialog } from '../../features/matches/delete-match-dialog.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const loadMatchFormModule = () => import('../../features/matches/form/match-form.tsx');
const MatchForm = lazyComponent(loadMatchFormModule, 'MatchForm');
const PasteMatchesDialog = lazyComponent(
  () => import('../../features/lists/matches/paste-matches-dialog.tsx'),
  'PasteMatchesDialog',
);
const ScoreDialog = lazyComponent(() => import('../../features/matches/result/score-dialog.tsx'), 'ScoreDialog');
const EventManager = lazyComponent(() => import('../../features/matches/events/event-manager.tsx'), 'EventManager');
const loadNewRoundDialogModule = () => import('../../features/fixture-management/rounds/new-round-dialog.tsx');
const NewRoundDialog = lazyComponent(loadNewRoundDialogModule, 'NewRoundDialog');
const ChangeOfPlanDialog = lazyComponent(
  () => import('../../features/fixture-management/changes/change-of-plan-dialog.tsx'),
  'ChangeOfPlanDialog',
);

export const loadFixtureDialogs = () => Promise.all([loadMatchFormModule(), loadNewRoundDialogModule()]);

interface FixtureDialogProps {
  readonly task: FixtureDialogState;
  readonly onTask: (task: FixtureDialogState | null) => void;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly matches: readonly FormattedMatch[];
}

export function FixtureDialog(props: FixtureDialogProps) {
  return <Suspense>{dialogOf(props)}</Suspense>;
}

function dialogOf({ task, onTask, tournament, tournaments, matches }: FixtureDialogProps) {
  const close = () => onTask(null);
  switch (task.does) {
    case 'delete':
      return <DeleteMatchDialog match={task.match} onClose={close} />;
    case 'suspend': {
      const round = task.round ?? roundsToPlay(matches)[0] ?? '';
      return (
        <SuspendDialog what={{ round }} matches={matches.filter((match) => match.round === round)} onClose={close} />
      );
    }
    case 'reschedule': {
      const { round } = task;
      const concerns = (match: FormattedMatch) =>
        match.tournamentId === tournament.id && (round === undefined || match.round === round);
      return <RescheduleDialog concerns={concerns} onClose={close} />;
    }
    case 'round': {
      const rounds = summarizeRounds(matches);
      return (
        <NewRoundDialog
          taken={rounds.map(({ round }) => round)}
          suggestedName={nextRoundName(rounds)}
          onConfirm={(round) => onTask({ does: 'create', ...round })}
          onClose={close}
        />
      );
    }
    case 'paste':
      return <PasteMatchesDialog tournament={tournament} onClose={close} />;
    case 'score':
      return <ScoreDialog match={task.match} rules={tournament.rules} onClose={close} />;
    case 'events':
      return (
        <EventManager
          matchId={task.match.id}
          rules={tournament.rules}
          onFinish={(match) => onTask({ does: 'score', match })}
          onClose={close}
        />
      );
    case 'create':
    case 'edit':
      return <FixtureMatchForm task={task} tournament={tournament} tournaments={tournaments} onClose={close} />;
    default:
      return <ChangeOfPlanDialog task={task} tournament={tournament} matches={matches} onClose={close} />;
  }
}

interface FixtureMatchFormProps {
  readonly task: Extract<FixtureDialogState, { does: 'create' | 'edit' }>;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly onClose: () => void;
}

/** The form of a match; after saving, the screen shows the round of the match, which may be another. */
function FixtureMatchForm({ task, tournament, tournaments, onClose }: FixtureMatchFormProps) {
  const [, setSearchParams] = useSearchParams();
  const show = ({ round }: Match) =>
    setSearchParams(
      (current) => {
        current.set('round', round);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <MatchForm
      match={task.does === 'edit' ? task.match : null}
      {...(task.does === 'create' && { suggestion: task })}
      tournaments={tournaments}
      tournamentId={tournament.id}
      onSaved={show}
      onClose={onClose}
    />
  );
}
