/** A line of a list of teams: name, short name, coach, city and year of foundation, corrected in place. */
import { memo } from 'react';
import type { PastedTeam } from '#shared/text/pasted-lists/read-teams.ts';
import type { LineProps } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { inputPropsOf, LineInput } from '../line-input.tsx';
import type { CheckedTeam } from './check-teams.ts';

export const teamColumnsClass = 'md:grid-cols-[2fr_7rem_1.5fr_1.5fr_5rem]';

export const teamFieldLabels: Record<keyof PastedTeam, string> = {
  name: 'Nombre',
  shortName: 'Nombre corto',
  coach: 'Entrenador',
  city: 'Ciudad',
  foundationYear: 'Fundación',
};

export const TeamLine = memo(function TeamLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedTeam, CheckedTeam>) {
  const { fields } = line;
  const inputOf = (field: keyof PastedTeam) => inputPropsOf(field, line, teamFieldLabels, onCorrect);
  return (
    <LineFrame line={line} place={place} name={fields.name} fieldLabels={teamFieldLabels} onLeaveOut={onLeaveOut}>
      <div className={`grid grid-cols-[1fr_1fr_5.5rem] gap-1.5 ${teamColumnsClass}`}>
        <LineInput {...inputOf('name')} className="max-md:col-span-2" />
        <LineInput {...inputOf('shortName')} placeholder="Corto" />
        <LineInput {...inputOf('coach')} placeholder={teamFieldLabels.coach} />
        <LineInput {...inputOf('city')} placeholder={teamFieldLabels.city} />
        <LineInput {...inputOf('foundationYear')} inputMode="numeric" placeholder="Año" className="tabular-nums" />
      </div>
    </LineFrame>
  );
});
