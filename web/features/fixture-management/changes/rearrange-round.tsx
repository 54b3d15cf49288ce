/**
 * 'Reacomodar la fecha': the scheduled matches of a round in a timetable. Matches move to free slots, change places or
 * canchas and get their officials; all changes are saved at once, or none.
 */
import { limits } from '#shared/domain/limits.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { EditModal } from '../../../ui/edit-modal.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { assignOfficial, moveToSlot } from '../editor/edit-plan.ts';
import { MatchMover } from '../editor/match-mover.tsx';
import { shareOutReferees } from '../editor/share-out-referees.ts';
import { useRearrangement } from './use-rearrangement.ts';

interface RearrangeRoundProps {
  readonly tournament: Tournament;
  readonly round: string;
  readonly matches: readonly FormattedMatch[];
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
  readonly officials: readonly Staff[];
  readonly onClose: () => void;
}

export function RearrangeRound(props: RearrangeRoundProps) {
  const { round, canchas, officials, onClose } = props;
  const { plan, changes, change, save, isSaving, failure, conflict, revision } = useRearrangement(props);
  const index = plan.rounds.findIndex((each) => each.round === round);
  const referees = officials.filter(({ role }) => role === 'Referee');
  const isTooMuch = changes.length > limits.matchesMovedAtOnce;

  return (
    <EditModal
      title={`Reacomodar ${round}`}
      width="wide"
      hasChanges={changes.length > 0}
      isSaving={isSaving}
      onClose={onClose}
      footer={(leave) => (
        <>
          <Button onClick={() => leave()} disabled={isSaving}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isBusy={isSaving}
            busyText="Guardando..."
            disabled={changes.length === 0 || isTooMuch}
            onClick={save}
          >
            {changes.length === 0 ? 'Guardar' : `Guardar ${formatPlural(changes.length, 'cambio')}`}
          </Button>
        </>
      )}
    >
      {index < 0 ? (
        <EmptyState icon="calendar" title="No quedan partidos por jugar en esta fecha" />
      ) : (
        <div className="flex flex-col gap-4">
          <FormProblem failure={failure} conflict={conflict} />
          {isTooMuch && <p role="alert">{`Se guardan hasta ${limits.matchesMovedAtOnce} cambios juntos.`}</p>}
          {referees.length > 0 && (
            <Button
              icon="whistle"
              className="self-start"
              onClick={() => change(shareOutReferees(plan, index, referees))}
            >
              Repartir árbitros
            </Button>
          )}
          <MatchMover
            key={revision}
            plan={plan}
            round={index}
            officials={officials}
            nameOfCancha={(id) => canchas.find((cancha) => cancha.id === id)?.nombre ?? 'Sin cancha'}
            onMove={(place, slot) => change(moveToSlot(plan.rounds, place, slot))}
            onAssign={(place, post, officialId) => change(assignOfficial(plan.rounds, place, post, officialId))}
          />
        </div>
      )}
    </EditModal>
  );
}
