/** The choice of how the pairs of the first round are made, and the pairs where they are drawn or chosen. */
import type { Pairing } from '#shared/domain/playoffs/playoff-draw.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { newLot, type PairsChoice, placeTeam } from './pairs-choice.ts';

interface PairsFieldsProps {
  readonly choice: PairsChoice;
  /** The pairs as they are now, however they were made. */
  readonly firstRound: readonly Pairing[];
  readonly table: readonly FormattedStanding[];
  readonly onChoose: (choice: PairsChoice) => void;
}

export function PairsFields({ choice, firstRound, table, onChoose }: PairsFieldsProps) {
  const chooseKind = (kind: string) => {
    if (kind === 'lot') onChoose(newLot());
    else onChoose(kind === 'chosen' ? { kind, pairs: firstRound } : { kind: 'table' });
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Cruces">
        <Select value={choice.kind} onChange={({ target }) => chooseKind(target.value)}>
          <option value="table">Según la tabla</option>
          <option value="lot">Por sorteo</option>
          <option value="chosen">Elegidos uno por uno</option>
        </Select>
      </Field>
      {choice.kind === 'lot' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button onClick={() => onChoose(newLot())}>Sortear de nuevo</Button>
          <p className="text-muted text-sm">{`Semilla ${choice.seed}: con ella el sorteo se repite.`}</p>
        </div>
      )}
      {choice.kind === 'chosen' &&
        choice.pairs.map(([home, away], at) => (
          <div key={placesOf(at)} className="grid grid-cols-2 gap-x-4">
            {([home, away] as const).map((teamId, side) =>
              teamId === null ? (
                <p key="bye" className="self-center pt-6 text-muted text-sm">
                  Pasa directo
                </p>
              ) : (
                <Field
                  key={side === 0 ? 'home' : 'away'}
                  label={`${side === 0 ? 'Local' : 'Visitante'}, cruce ${at + 1}`}
                >
                  <Select
                    value={teamId}
                    onChange={({ target }) =>
                      onChoose({
                        kind: 'chosen',
                        pairs: placeTeam(choice.pairs, at, side === 0 ? 0 : 1, Number(target.value)),
                      })
                    }
                  >
                    {table.map((row) => (
                      <option key={row.teamId} value={row.teamId}>
                        {row.teamName}
                      </option>
                    ))}
                  </Select>
                </Field>
              ),
            )}
          </div>
        ))}
    </div>
  );
}

/** A pair is known by its place in the bracket. */
const placesOf = (at: number): string => `${2 * at + 1}-${2 * at + 2}`;
