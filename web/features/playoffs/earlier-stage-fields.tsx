/**
 * Fields for the matches of a stage before the semifinals: one day and first hour for all, from which they are played
 * one after another, and each match on its own behind 'Cambiar cada partido'.
 */
import { useState } from 'react';
import { oneAfterAnother } from '#shared/domain/playoffs/playoff-dates.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { KickOffFields, type PlayoffForm } from './kick-off-fields.tsx';

export interface EarlierMatch {
  /** Index in the form's `rounds`. */
  readonly at: number;
  readonly round: string;
  /** The two teams, or who they will be. */
  readonly pair: string;
}

interface EarlierStageFieldsProps extends PlayoffForm {
  /** For example 'Cuartos de final'. */
  readonly stage: string;
  readonly matches: readonly EarlierMatch[];
  /** Names of the teams that go on without playing. */
  readonly byes: readonly string[];
  readonly matchMinutes: number;
  /** Called with the day that the user chose for the stage. */
  readonly onDay: (day: string) => void;
}

export function EarlierStageFields({
  stage,
  matches,
  byes,
  matchMinutes,
  onDay,
  form,
  errorOf,
}: EarlierStageFieldsProps) {
  const rounds = form.watch('rounds') ?? [];
  const kickOffs = matches.map(({ at }) => ({ date: rounds[at]?.date ?? '', time: rounds[at]?.time ?? '' }));
  const first = kickOffs[0];
  const [isOpen, setOpen] = useState(false);
  const hasErrors = matches.some(({ at }) => errorOf(`rounds.${at}.date`) || errorOf(`rounds.${at}.time`));

  const moveAll = (date: string, time: string) => {
    if (!date || !time) return;
    for (const [index, { at }] of matches.entries()) {
      const { matchDate, matchTime } = oneAfterAnother(date, time, index, matchMinutes);
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      form.setValue(`rounds.${at}.date`, matchDate, options);
      form.setValue(`rounds.${at}.time`, matchTime, options);
    }
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-display font-semibold text-base">{stage}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        <Field label="Día" className="min-w-0" error={errorOf('rounds')} isRequired>
          <TextInput
            type="date"
            key={first?.date}
            defaultValue={first?.date}
            onChange={({ target }) => {
              moveAll(target.value, first?.time ?? '');
              if (target.value) onDay(target.value);
            }}
          />
        </Field>
        <Field label="Primer partido" className="min-w-0" isRequired>
          <TextInput
            type="time"
            key={first?.time}
            defaultValue={first?.time}
            onBlur={({ target }) => moveAll(first?.date ?? '', target.value)}
          />
        </Field>
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {matches.map(({ round, pair }, index) => (
          <li key={round}>
            <span className="font-semibold tabular-nums">
              {kickOffs[index]?.date !== first?.date && `${formatShortDate(kickOffs[index]?.date ?? '')} `}
              {kickOffs[index]?.time}
            </span>{' '}
            {pair}
          </li>
        ))}
        {byes.length > 0 && (
          <li className="text-muted">{`${byes.length === 1 ? 'Pasa' : 'Pasan'} directo: ${joinNames(byes)}`}</li>
        )}
      </ul>
      <details
        open={isOpen || hasErrors}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
          Cambiar cada partido
          <Icon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          {matches.map(({ at, round, pair }) => (
            <KickOffFields
              key={round}
              form={form}
              errorOf={errorOf}
              title={round}
              detail={pair}
              date={`rounds.${at}.date`}
              time={`rounds.${at}.time`}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
