/** A line of a list of players: number, names, position and birth date, corrected in place. */
import { memo } from 'react';
import { playerPosition } from '#shared/domain/schemas/player.ts';
import { missingValueText } from '#shared/text/labels.ts';
import type { PastedPlayer } from '#shared/text/pasted-lists/read-players.ts';
import { Select } from '../../../ui/select.tsx';
import type { LineProps } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { inputPropsOf, LineInput } from '../line-input.tsx';
import type { CheckedPlayer } from './check-players.ts';

/** The columns of the preview from 768 px; on phones the names stand in one row and the rest in a second one. */
export const playerColumnsClass = 'md:grid-cols-[3.5rem_1fr_1fr_10rem_8rem]';

export const playerFieldLabels: Record<keyof PastedPlayer, string> = {
  jerseyNumber: 'N.º',
  firstName: 'Nombre',
  lastName: 'Apellido',
  position: 'Posición',
  dateOfBirth: 'Nacimiento',
};

export const PlayerLine = memo(function PlayerLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedPlayer, CheckedPlayer>) {
  const { key, fields, freeNumber } = line;
  const inputOf = (field: Exclude<keyof PastedPlayer, 'position'>) =>
    inputPropsOf(field, line, playerFieldLabels, onCorrect);
  return (
    <LineFrame
      line={line}
      place={place}
      name={`${fields.firstName} ${fields.lastName}`}
      fieldLabels={playerFieldLabels}
      onLeaveOut={onLeaveOut}
    >
      <div className={`flex flex-wrap gap-1.5 md:grid ${playerColumnsClass}`}>
        <LineInput
          {...inputOf('jerseyNumber')}
          inputMode="numeric"
          placeholder={String(freeNumber ?? '')}
          className="flex-none basis-12 text-center tabular-nums"
        />
        <LineInput {...inputOf('firstName')} autoCapitalize="words" className="min-w-24 flex-1" />
        <LineInput {...inputOf('lastName')} autoCapitalize="words" className="min-w-24 flex-1" />
        <div className="grid basis-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-1.5 md:contents">
          <Select
            aria-label={playerFieldLabels.position}
            value={fields.position}
            onChange={({ currentTarget }) =>
              onCorrect(key, { position: currentTarget.value as PastedPlayer['position'] })
            }
          >
            <option value="">{missingValueText}</option>
            {playerPosition.options.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </Select>
          <LineInput {...inputOf('dateOfBirth')} placeholder="dd/mm/aaaa" className="tabular-nums" />
        </div>
      </div>
    </LineFrame>
  );
});
