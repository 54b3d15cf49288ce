/** Days, hours and canchas on which matches may be played; a federation with two kinds of days has two of them. */

import { limits } from '#shared/domain/limits.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { PlayingTime } from '#shared/domain/schemas/fixture.ts';
import { weekdayNames } from '#shared/spanish/weekdays.ts';
import { readEmptyInputAsUndefined } from '../../../lib/forms/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ErrorTexts } from './error-texts.tsx';
import { setChoice } from './form-errors.ts';
import type { PlanForm } from './plan-choices.ts';

/** From Monday to Sunday. */
const isoWeekdays = [1, 2, 3, 4, 5, 6, 7];

interface PlayingTimesProps {
  readonly form: PlanForm;
  readonly canchas: readonly Cancha[];
}

export function PlayingTimes({ form, canchas }: PlayingTimesProps) {
  const times = form.watch('playingTimes');
  const errors = form.formState.errors.playingTimes;
  const set = (changed: PlayingTime[]) => setChoice(form, 'playingTimes', changed);
  const replace = (index: number, change: Partial<PlayingTime>) =>
    set(times.map((time, at) => (at === index ? { ...time, ...change } : time)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold text-sm">Días y horarios</legend>
      <ErrorTexts of={{ message: errors?.message }} />
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place
        <div key={index} className="flex flex-col gap-3 rounded-control border border-line p-3">
          <Weekdays chosen={time.weekdays} onChange={(weekdays) => replace(index, { weekdays })} />
          <div className="grid grid-cols-2 gap-3">
            <Field label="De" className="min-w-0">
              <TextInput type="time" {...form.register(`playingTimes.${index}.from`, readEmptyInputAsUndefined)} />
            </Field>
            <Field label="A" className="min-w-0">
              <TextInput type="time" {...form.register(`playingTimes.${index}.to`, readEmptyInputAsUndefined)} />
            </Field>
          </div>
          <ErrorTexts of={errors?.[index]} />
          <Canchas canchas={canchas} chosen={time.canchaIds} onChange={(canchaIds) => replace(index, { canchaIds })} />
          {times.length > 1 && (
            <Button variant="quiet-danger" size="compact" onClick={() => set(times.filter((_, at) => at !== index))}>
              Quitar este horario
            </Button>
          )}
        </div>
      ))}
      {times.length < limits.playingTimes && (
        <Button
          size="compact"
          icon="plus"
          onClick={() => set([...times, newPlayingTime(times)])}
          className="self-start"
        >
          Otro día u horario
        </Button>
      )}
    </fieldset>
  );
}

/** The same hours and canchas on the first weekday that has none yet. */
function newPlayingTime(times: readonly PlayingTime[]): PlayingTime {
  const last = times.at(-1) ?? { weekdays: [], from: '14:00', to: '20:00', canchaIds: [] };
  const free = [7, 6, 5, 4, 3, 2, 1].find((day) => !times.some(({ weekdays }) => weekdays.includes(day)));
  return { ...last, weekdays: [free ?? 7] };
}

interface WeekdaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (weekdays: number[]) => void;
}

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2 sm:grid-cols-7">
      {isoWeekdays.map((day) => {
        const name = weekdayNames[day % 7] ?? '';
        const isChosen = chosen.includes(day);
        return (
          <button
            key={day}
            type="button"
            title={name}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== day) : [...chosen, day].sort())}
            className="min-h-11 rounded-control border border-input bg-surface text-sm capitalize aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white"
          >
            {name.slice(0, 3)}
          </button>
        );
      })}
    </div>
  );
}

interface CanchasProps {
  readonly canchas: readonly Cancha[];
  readonly chosen: readonly number[];
  readonly onChange: (canchaIds: number[]) => void;
}

/** Canchas that are not available may not be chosen, unless they were before. */
function Canchas({ canchas, chosen, onChange }: CanchasProps) {
  const offered = canchas.filter(({ id, disponible }) => disponible || chosen.includes(id));
  if (offered.length === 0) {
    return <p className="text-muted text-sm">No hay canchas disponibles: cargá una en Canchas.</p>;
  }
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {offered.map(({ id, nombre }) => (
        <Checkbox
          key={id}
          label={nombre}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </div>
  );
}
