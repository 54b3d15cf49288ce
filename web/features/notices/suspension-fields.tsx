/** What falls and what stays, on which canchas, and the words of the notice. */

import { limits } from '#shared/domain/limits.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { MatchLines } from './match-lines.tsx';

export interface SuspensionChoices {
  readonly canchaIds: readonly number[];
  readonly title: string;
  readonly text: string;
  /** Until when the notice is shown. */
  readonly date: string;
  readonly time: string;
}

interface SuspensionFieldsProps {
  readonly falling: readonly FormattedMatch[];
  readonly staying: readonly FormattedMatch[];
  readonly canchas: readonly { readonly id: number; readonly name: string }[];
  readonly choices: SuspensionChoices;
  readonly onChange: (choices: SuspensionChoices) => void;
  readonly isDisabled: boolean;
}

export function SuspensionFields({ falling, staying, canchas, choices, onChange, isDisabled }: SuspensionFieldsProps) {
  const change = (changed: Partial<SuspensionChoices>) => onChange({ ...choices, ...changed });
  const { canchaIds, title, text, date, time } = choices;
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-4">
      <MatchLines heading={`Se postergan (${falling.length})`} matches={falling} />
      {staying.length > 0 && <MatchLines heading={`Quedan como están (${staying.length})`} matches={staying} />}
      {canchas.length > 1 && (
        <CheckboxList
          legend="Canchas"
          options={canchas}
          chosen={canchaIds}
          onChange={(chosen) => change({ canchaIds: chosen })}
        />
      )}
      <Field label="Título del aviso" isRequired>
        <TextInput
          value={title}
          maxLength={limits.noticeTitleLength}
          onChange={({ currentTarget: { value } }) => change({ title: value })}
        />
      </Field>
      <Field label="Texto" hint="Por qué, y qué van a saber cuándo.">
        <TextArea
          value={text}
          maxLength={limits.noticeTextLength}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Visible hasta" isRequired>
          <TextInput type="date" value={date} onChange={({ currentTarget: { value } }) => change({ date: value })} />
        </Field>
        <Field label="Hora" isRequired>
          <TextInput type="time" value={time} onChange={({ currentTarget: { value } }) => change({ time: value })} />
        </Field>
      </div>
    </fieldset>
  );
}
