/** Records an event in three taps: the team, the type of event, the player's number. */
import { useId, useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { useReportUnsavedChanges } from '../../../ui/edit-modal.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { EventTeamChoice } from './event-team-choice.tsx';
import { EventTypeChoice } from './event-type-choice.tsx';
import { PlayerGrid } from './player-grid.tsx';
import { useEventEntry } from './use-event-entry.ts';

interface EventEntryProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly rules: TournamentRules;
  readonly suspendedIds: ReadonlySet<number>;
  /** Receives a text about the event just recorded; the dialog shows it in its footer, which is always visible. */
  readonly onNews: (news: string) => void;
}

/** The button that opens the field takes the focus away with it. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

export function EventEntry({ match, events, rules, suspendedIds, onNews }: EventEntryProps) {
  const entry = useEventEntry(match, events, onNews);
  const [isDescribing, setIsDescribing] = useState(false);
  const headingId = useId();
  const { teamId, eventType, minute, description } = entry.chosen;
  useReportUnsavedChanges(description.trim() !== '');

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="sr-only">
        Nuevo evento
      </h3>
      <FormProblem failure={entry.failure} />
      <EventTeamChoice match={match} chosen={teamId} onChoose={(next) => entry.choose({ teamId: next })} />
      <EventTypeChoice
        hasGoals={match.walkover === null}
        chosen={eventType}
        onChoose={(next) => entry.choose({ eventType: next })}
      />
      <Stepper
        label="Minuto"
        value={minute}
        min={1}
        max={rules.matchMinutes}
        hint={eventType === null || isGoalType(eventType) ? 'Si no se sabe el de un gol, dejalo vacío.' : undefined}
        error={entry.minuteError}
        onChange={(next) => entry.choose({ minute: next })}
      />
      {isDescribing ? (
        <Field label="Descripción">
          <TextInput
            ref={focusOnce}
            autoComplete="off"
            value={description}
            onChange={({ currentTarget: { value } }) => entry.choose({ description: value })}
          />
        </Field>
      ) : (
        <Button variant="quiet" className="self-center" onClick={() => setIsDescribing(true)}>
          Agregar descripción
        </Button>
      )}
      <PlayerGrid
        teamId={teamId}
        asks={
          teamId === null ? 'Elegí el equipo' : eventType === null ? 'Elegí qué pasó' : 'Tocá el número del jugador'
        }
        isReady={eventType !== null}
        savingId={entry.savingId}
        suspendedIds={suspendedIds}
        onPick={entry.record}
      />
    </section>
  );
}
