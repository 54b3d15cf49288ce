/** Loads what the planner needs: teams, canchas and officials. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { FixturePlanner } from './fixture-planner.tsx';

interface PlanningScreenProps {
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  /** True while the tournament has no match. */
  readonly isFirst: boolean;
  /** Called to create rounds and matches one by one instead. */
  readonly onRoundByHand: () => void;
  /** Called to paste a fixture that exists. */
  readonly onPaste: () => void;
  readonly onCreated: (created: number) => void;
}

/** A league needs two teams. */
const minTeams = 2;

export function PlanningScreen({
  tournament,
  tournaments,
  isFirst,
  onRoundByHand,
  onPaste,
  onCreated,
}: PlanningScreenProps) {
  const teams = useGet('GET /teams', {});
  const canchas = useGet('GET /canchas', {});
  const staff = useGet('GET /teamstaff', {});
  const today = useToday();
  const failed = [teams, canchas, staff].find(({ data, error }) => !data && error);
  const byHand = isFirst && (
    <>
      <Button onClick={onPaste}>Pegar un fixture</Button>
      <Button onClick={onRoundByHand}>Crear Primera Fecha</Button>
    </>
  );

  if (failed) {
    return (
      <ErrorCard
        title="No se pudo cargar lo que hace falta para armar el fixture"
        detail={errorMessageOf(failed.error)}
        onRetry={failed.retry}
      />
    );
  }
  if (tournament.teamIds.length < minTeams) {
    return (
      <EmptyState
        icon="shield"
        title="El torneo todavía no tiene fechas"
        detail="Para armar el fixture hacen falta al menos dos equipos."
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href={paths.tournament.getHref(tournament.id)}>
              Agregar equipos
            </ButtonLink>
            {byHand}
          </span>
        }
      />
    );
  }
  if (!teams.data || !canchas.data || !staff.data) return <SkeletonList count={4} className="h-28 md:h-20" />;
  return (
    <div className="flex flex-col gap-4">
      {isFirst && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted">El torneo todavía no tiene fechas</p>
          <span className="flex flex-wrap gap-2">{byHand}</span>
        </div>
      )}
      <FixturePlanner
        tournament={tournament}
        tournaments={tournaments}
        teams={teams.data}
        canchas={canchas.data}
        officials={staff.data}
        today={today}
        onCreated={onCreated}
      />
    </div>
  );
}
