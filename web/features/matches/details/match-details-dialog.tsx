/** Dialog with the main facts and the events of a match. */
import { isMatchPending } from '#shared/domain/matches/match-status.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { paths } from '#shared/pages/paths.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { ApiError, errorMessageOf } from '../../../lib/http/api-error.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { EventList } from '../../../views/match/event-list.tsx';
import { MatchFactList } from '../../../views/match/match-facts.tsx';
import { MatchSides } from '../../../views/match/match-sides.tsx';
import { noEventsText } from '../../../views/match/why-no-events.ts';
import { SheetLink } from '../sheet-link.tsx';

interface MatchDetailsDialogProps {
  readonly matchId: number;
  readonly onClose: () => void;
}

export function MatchDetailsDialog({ matchId, onClose }: MatchDetailsDialogProps) {
  const { data, error, retry } = useGet(
    'GET /matches/{id}/detail',
    { params: { id: matchId } },
    { isLive: ({ match }) => isMatchPending(match) },
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Modal
      title="Detalles del partido"
      width="wide"
      onClose={onClose}
      footer={
        data && (
          <>
            <ButtonLink href={paths.match.getHref(matchId)}>Ver partido</ButtonLink>
            <SheetLink match={data.match} />
            {data.match.isCompleted && (
              <ButtonLink variant="primary" href={paths.scorers.getHref(data.match.tournamentId)}>
                Ver Estadísticas Completas
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {isMissing ? (
        <EmptyState icon="ball" title="Partido no encontrado" />
      ) : data ? (
        <MatchDetails match={data.match} events={data.events} />
      ) : error ? (
        <ErrorCard title="No se pudo cargar el partido" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={3} className="h-28" />
      )}
    </Modal>
  );
}

interface MatchDetailsProps {
  readonly match: Parameters<typeof MatchFactList>[0]['match'];
  readonly events: readonly MatchEvent[];
}

function MatchDetails({ match, events }: MatchDetailsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Partido" tabIndex={0} className="flex flex-col gap-4">
      <p className="text-center font-display font-semibold text-lg">{roundTitle(match)}</p>
      <MatchSides match={match} />
      <MatchFactList match={match} isWide />
      <section className="flex flex-col gap-2 border-line border-t pt-4">
        <h3 className="text-lg">Eventos</h3>
        {events.length > 0 ? <EventList events={events} /> : <p className="text-muted">{noEventsText(match)}</p>}
      </section>
    </section>
  );
}

const roundTitle = ({ round }: Match): string => round || 'Sin ronda';
