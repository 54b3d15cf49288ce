/** A planned fixture by round, with its quality in words; matches are moved and sides exchanged before it is created. */
import { useState } from 'react';
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { roundPositionText } from '../../../views/fixture/round-position.ts';
import type { EditedPlan } from './assess-move.ts';
import { assignOfficial, exchangeSides, type MatchPlace, matchAtPlace, moveToSlot } from './edit-plan.ts';
import { MatchMover } from './match-mover.tsx';

interface PlanEditorProps {
  readonly plan: EditedPlan;
  readonly quality: readonly string[];
  /** What other rounds would do to the quality, as in ' (+2 repetidas)'; '' for nothing. */
  readonly effectOf: (rounds: readonly PlannedRound[]) => string;
  readonly officials: readonly Staff[];
  readonly nameOfCancha: (id: number) => string;
  readonly onChange: (rounds: readonly PlannedRound[]) => void;
}

export function PlanEditor({ plan, quality, effectOf, officials, nameOfCancha, onChange }: PlanEditorProps) {
  const [index, setIndex] = useState(0);
  const round = Math.min(index, plan.rounds.length - 1);
  const nameOf = (place: MatchPlace) => {
    const { homeTeamId, awayTeamId } = matchAtPlace(plan.rounds, place);
    return `${plan.nameOfTeam(homeTeamId)} - ${plan.nameOfTeam(awayTeamId)}`;
  };
  const change = (rounds: readonly PlannedRound[], said: string) => {
    const before = plan.rounds;
    onChange(rounds);
    showToast(said, { label: 'Deshacer', onClick: () => onChange(before) });
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-col">
        {quality.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      <Pager label="Fechas del fixture" index={round} count={plan.rounds.length} onChange={setIndex}>
        {roundPositionText(
          plan.rounds.map((each) => each.round),
          round,
        )}
      </Pager>
      <MatchMover
        key={round}
        plan={plan}
        round={round}
        officials={officials}
        nameOfCancha={nameOfCancha}
        onMove={(place, slot) =>
          change(moveToSlot(plan.rounds, place, slot), `${nameOf(place)}: ${slot.time}, ${nameOfCancha(slot.canchaId)}`)
        }
        onAssign={(place, post, officialId) => onChange(assignOfficial(plan.rounds, place, post, officialId))}
        actionsOf={(place, done) => {
          const exchanged = exchangeSides(plan.rounds, place);
          const exchange = () => {
            done();
            change(exchanged, 'Localía cambiada');
          };
          return <Button size="compact" onClick={exchange}>{`Cambiar localía${effectOf(exchanged)}`}</Button>;
        }}
      />
    </div>
  );
}
