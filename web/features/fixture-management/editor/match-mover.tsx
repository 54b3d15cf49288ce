/** The timetable of one round, in which a match is chosen and moved, and what else can be done with the chosen one. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { EditedPlan } from './assess-move.ts';
import { ChosenMatchBar } from './chosen-match-bar.tsx';
import { type MatchPlace, matchAtPlace } from './edit-plan.ts';
import type { Slot } from './planned-slots.ts';
import { RoundGrid } from './round-grid.tsx';

interface MatchMoverProps {
  readonly plan: EditedPlan;
  /** Index of the round in the plan. */
  readonly round: number;
  readonly officials: readonly Staff[];
  readonly nameOfCancha: (id: number) => string;
  readonly onMove: (place: MatchPlace, slot: Slot) => void;
  readonly onAssign: (place: MatchPlace, post: 'refereeId' | 'assistantId', officialId: number) => void;
  /** Further actions on the chosen match; `done` ends the choice. */
  readonly actionsOf?: (place: MatchPlace, done: () => void) => ReactNode;
}

export function MatchMover({ plan, round, officials, nameOfCancha, onMove, onAssign, actionsOf }: MatchMoverProps) {
  const [chosen, setChosen] = useState<MatchPlace | null>(null);
  const [otherDate, setOtherDate] = useState('');
  const match = chosen && matchAtPlace(plan.rounds, chosen);
  const name = match && `${plan.nameOfTeam(match.homeTeamId)} - ${plan.nameOfTeam(match.awayTeamId)}`;
  const forget = () => setChosen(null);
  // The bar that appears at the lower edge must not cover the match that was just chosen.
  useEffect(() => {
    if (chosen) document.querySelector('[data-slot][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles Escape for the buttons inside it
    <div
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (!chosen || event.key !== 'Escape') return;
        // In a dialog, Escape would close it as well.
        event.preventDefault();
        forget();
      }}
    >
      <RoundGrid
        plan={plan}
        round={round}
        otherDates={otherDate === '' ? [] : [otherDate]}
        chosen={chosen}
        nameOfCancha={nameOfCancha}
        onChoose={setChosen}
        onMove={(place, slot) => {
          forget();
          onMove(place, slot);
        }}
      />
      <p role="status" className="sr-only">
        {name && `${name}: elegí el turno al que pasa. Escape cancela.`}
      </p>
      {chosen && match && name ? (
        <ChosenMatchBar
          name={name}
          match={match}
          officials={officials}
          onAssign={(post, officialId) => onAssign(chosen, post, officialId)}
          onCancel={forget}
        >
          {actionsOf?.(chosen, forget)}
        </ChosenMatchBar>
      ) : (
        <p className="text-muted text-sm">Para mover un partido, arrastralo, o tocalo y después tocá un turno.</p>
      )}
      <Field label="Mostrar también otro día" className="max-w-60">
        <TextInput type="date" value={otherDate} onChange={({ currentTarget }) => setOtherDate(currentTarget.value)} />
      </Field>
    </div>
  );
}
