/** The choices from which a fixture is planned, in one screen; everything beyond days and hours is folded away. */
import type { ReactNode } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { readEmptyInputAsUndefined } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ErrorTexts } from './error-texts.tsx';
import { ExcludedDates } from './excluded-dates.tsx';
import { messagesIn } from './form-errors.ts';
import { OfficialsChoice } from './officials-choice.tsx';
import type { PlanChoices, PlanForm } from './plan-choices.ts';
import { PlayingTimes } from './playing-times.tsx';
import { RequestList } from './request-list.tsx';

export interface ChoicesFormProps {
  readonly form: PlanForm;
  readonly errorOf: (field: keyof PlanChoices) => string | undefined;
  readonly canchas: readonly Cancha[];
  readonly teams: readonly Team[];
  readonly officials: readonly Staff[];
}

const asNumber = { valueAsNumber: true };

export function ChoicesForm({ form, errorOf, canchas, teams, officials }: ChoicesFormProps) {
  const pace = form.watch('pace');
  const requests = form.watch('requests').length;
  const excluded = form.watch('excludedDates').length;
  const { refereeIds = [], assistantIds = [] } = form.watch('officials') ?? {};
  const officialCount = new Set([...refereeIds, ...assistantIds]).size;
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ruedas">
          <Select {...form.register('legs', asNumber)}>
            <option value={1}>Ida</option>
            <option value={2}>Ida y vuelta</option>
          </Select>
        </Field>
        <Field label="Ritmo">
          <Select {...form.register('pace')}>
            <option value="week">Cada semana</option>
            <option value="day">Cada día de juego</option>
            <option value="continuous">Todo seguido</option>
          </Select>
        </Field>
      </div>
      <Field label="Desde" error={errorOf('startDate')} isRequired>
        <TextInput type="date" {...form.register('startDate', readEmptyInputAsUndefined)} />
      </Field>
      <PlayingTimes form={form} canchas={canchas} />
      <Folded
        title="Árbitros"
        summary={officialCount === 0 ? 'sin asignar' : String(officialCount)}
        errors={errors.officials}
      >
        <ErrorTexts of={errors.officials} />
        <OfficialsChoice form={form} officials={officials} teams={teams} />
      </Folded>
      <Folded title="Pedidos de los equipos" summary={String(requests)} errors={errors.requests}>
        <RequestList form={form} teams={teams} />
      </Folded>
      <Folded title="Días sin fútbol" summary={String(excluded)} errors={errors.excludedDates}>
        <ErrorTexts of={errors.excludedDates} />
        <ExcludedDates form={form} />
      </Folded>
      <Folded title="Minutos entre partidos" errors={errors.gapMinutes ?? errors.restMinutes}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="En la misma cancha" error={errorOf('gapMinutes')}>
            <NumberInput min={0} max={120} {...form.register('gapMinutes', asNumber)} />
          </Field>
          <Field
            label="Descanso de un equipo"
            error={errorOf('restMinutes')}
            hint={pace === 'continuous' ? 'Entre dos partidos seguidos' : 'Si juega dos veces en un día'}
          >
            <NumberInput min={0} max={1440} {...form.register('restMinutes', asNumber)} />
          </Field>
        </div>
      </Folded>
    </>
  );
}

interface FoldedProps {
  readonly title: string;
  /** How many are chosen. */
  readonly summary?: string;
  readonly errors: unknown;
  readonly children: ReactNode;
}

/** A part of the form that most fixtures do without; it opens when it has an error. */
function Folded({ title, summary, errors, children }: FoldedProps) {
  return (
    <details
      className="group rounded-control border border-line px-3"
      open={messagesIn(errors).length > 0 || undefined}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold text-sm">
        {title}
        {summary !== undefined && <span className="font-normal text-muted">{summary}</span>}
      </summary>
      <div className="flex flex-col gap-3 pb-3">{children}</div>
    </details>
  );
}
