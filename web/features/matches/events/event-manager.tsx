/** Dialog to record, edit and delete the events of a match; the buttons are large enough for one thumb. */
import { useState } from 'react';
import { isMatchPending } from '#shared/domain/matches/match-status.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { namesOfSides } from '#shared/text/display-names.ts';
import { formatScore } from '#shared/text/presenters.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EditModal } from '../../../ui/edit-modal.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { matchMarks } from '../../../views/match-marks.ts';
import { MatchStateText } from '../../../views/match-score-or-time.tsx';
import { EventEntry } from './event-entry.tsx';
import { GoalkeeperForm } from './goalkeeper-form.tsx';
import { matchWarningTexts } from './match-warnings.ts';
import { RecordedEvents } from './recorded-events.tsx';
import { StartMatch } from './start-match.tsx';
import { useSuspendedPlayerIds } from './use-suspended-players.ts';

interface EventManagerProps {
  readonly matchId: number;
  readonly rules: TournamentRules;
  /** Opens the result dialog, where the score starts at the current goals. */
  readonly onFinish: (match: FormattedMatch) => void;
  readonly onClose: () => void;
}

export function EventManager({ matchId, rules, onFinish, onClose }: EventManagerProps) {
  const { data, error, retry } = useGet(
    'GET /matches/{id}/detail',
    { params: { id: matchId } },
    { isLive: ({ match }) => isMatchPending(match) },
  );
  const [news, setNews] = useState('');
  return (
    <EditModal
      title="Gestionar Eventos"
      onClose={onClose}
      footer={(leave) => (
        <>
          <p role="status" className="min-h-5 w-full text-center font-semibold text-sm text-win-text leading-tight">
            {news}
          </p>
          <Button size="large" onClick={() => leave()} className="flex-1 sm:flex-none">
            Listo
          </Button>
          {data?.match.status === 'in_progress' && (
            <Button
              variant="primary"
              size="large"
              onClick={() => leave(() => onFinish(data.match))}
              className="flex-1 sm:flex-none"
            >
              Finalizar
            </Button>
          )}
        </>
      )}
    >
      {data ? (
        <EventManagerContent match={data.match} events={data.events} rules={rules} onNews={setNews} />
      ) : error ? (
        <ErrorCard title="No se pudieron cargar los eventos" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={4} className="h-20" />
      )}
    </EditModal>
  );
}

interface EventManagerContentProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly rules: TournamentRules;
  /** Receives a text about the event just recorded. */
  readonly onNews: (news: string) => void;
}

function EventManagerContent({ match, events, rules, onNews }: EventManagerContentProps) {
  const suspendedIds = useSuspendedPlayerIds(match);
  const isOn = match.status === 'in_progress' || match.status === 'completed';
  return (
    <div className="flex flex-col gap-4">
      <CurrentScore match={match} matchMinutes={rules.matchMinutes} />
      {isOn ? (
        <EventEntry match={match} events={events} rules={rules} suspendedIds={suspendedIds} onNews={onNews} />
      ) : (
        <StartMatch match={match} />
      )}
      {matchWarningTexts({ match, events, rules, suspendedIds }).map((warning) => (
        <Notice key={warning} icon="warning">
          {warning}
        </Notice>
      ))}
      <RecordedEvents match={match} events={events} rules={rules} />
      {match.status === 'completed' && match.walkover === null && (
        <GoalkeeperForm key={`${match.homeGoalkeeperId} ${match.awayGoalkeeperId}`} match={match} />
      )}
    </div>
  );
}

function CurrentScore({ match, matchMinutes }: { readonly match: Match; readonly matchMinutes: number }) {
  const [home, away] = namesOfSides(match);
  return (
    <p
      {...matchMarks(match)}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 text-center font-semibold text-sm leading-tight"
    >
      <span className="line-clamp-2">{home}</span>
      <span className="flex min-w-16 flex-col items-center">
        <span className="whitespace-nowrap font-display text-xl tabular-nums">{formatScore(match)}</span>
        <MatchStateText match={match} matchMinutes={matchMinutes} />
      </span>
      <span className="line-clamp-2">{away}</span>
    </p>
  );
}
