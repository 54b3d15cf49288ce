/** A line of a list of officials: name, role, telephone and e-mail, corrected in place. */
import { memo } from 'react';
import { staffRoleLabels } from '#shared/text/labels.ts';
import type { OfficialRole, PastedOfficial } from '#shared/text/pasted-lists/read-officials.ts';
import { Select } from '../../../ui/select.tsx';
import type { LineProps } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { inputPropsOf, LineInput } from '../line-input.tsx';
import type { CheckedOfficial } from './check-officials.ts';

export const officialColumnsClass = 'md:grid-cols-[2fr_10rem_1fr_1.5fr]';

export const officialFieldLabels: Record<keyof PastedOfficial, string> = {
  name: 'Nombre',
  role: 'Rol',
  phone: 'Teléfono',
  email: 'Email',
};

const officialRoles: readonly OfficialRole[] = ['Referee', 'Assistant'];

export const OfficialLine = memo(function OfficialLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedOfficial, CheckedOfficial>) {
  const { key, fields } = line;
  const inputOf = (field: Exclude<keyof PastedOfficial, 'role'>) =>
    inputPropsOf(field, line, officialFieldLabels, onCorrect);
  return (
    <LineFrame line={line} place={place} name={fields.name} fieldLabels={officialFieldLabels} onLeaveOut={onLeaveOut}>
      <div className={`grid grid-cols-2 gap-1.5 ${officialColumnsClass}`}>
        <LineInput {...inputOf('name')} autoCapitalize="words" className="max-md:col-span-2" />
        <Select
          aria-label={officialFieldLabels.role}
          value={fields.role}
          onChange={({ currentTarget }) => onCorrect(key, { role: currentTarget.value as OfficialRole })}
        >
          {officialRoles.map((role) => (
            <option key={role} value={role}>
              {staffRoleLabels[role]}
            </option>
          ))}
        </Select>
        <LineInput {...inputOf('phone')} type="tel" placeholder={officialFieldLabels.phone} className="tabular-nums" />
        <LineInput
          {...inputOf('email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          placeholder={officialFieldLabels.email}
          className="max-md:col-span-2"
        />
      </div>
    </LineFrame>
  );
});
