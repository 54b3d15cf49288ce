/** A line of a list of teams: name, short name, coach, city and year of foundation, corrected in place. */
import { memo } from 'react';
import type { PastedTeam } from '#shared/text/pasted-lists/read-teams.ts';
import { type LineProps, mistakeTexts } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { LineInput } from '../line-input.tsx';
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
  const { key, fields, mistakes } = line;
  const inputOf = (field: keyof PastedTeam) => ({
    label: teamFieldLabels[field],
    value: fields[field],
    mistake: mistakes[field],
    onValue: (value: string) => onCorrect(key, { [field]: value }),
  });
  return (
    <LineFrame
      id={`line-${place}`}
      label={`Línea ${place}: ${fields.name}`}
      source={line.source}
      isLeftOut={line.isLeftOut}
      onLeaveOut={(isLeftOut) => onLeaveOut(key, isLeftOut)}
      mistakes={mistakeTexts(mistakes, teamFieldLabels)}
      notes={line.notes}
    >
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
