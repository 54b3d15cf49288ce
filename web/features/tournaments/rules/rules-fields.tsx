/** All fields of a tournament's rules, grouped by topic. Must be rendered inside a FormProvider. */
import { type ReactNode, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { periodsLabels, playoffDrawLabels } from '#shared/text/labels.ts';
import { lazyComponent } from '../../../lib/screen/lazy-component.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { CardAccumulation } from './card-accumulation.tsx';
import { NumberField } from './number-field.tsx';
import { TieBreakerOrder } from './tie-breaker-order.tsx';

const EligibilityFields = lazyComponent(() => import('./eligibility-fields.tsx'), 'EligibilityFields');

export function RulesFields() {
  const { register } = useFormContext<TournamentFormValues>();
  return (
    <div className="flex flex-col gap-6">
      <RulesGroup
        title="Partidos"
        detail="Quien recibe una azul sale por los minutos de «Tiempo afuera»; con 0 no sale nadie."
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-4">
          <NumberField name="rules.matchMinutes" label="Minutos" min={1} max={limits.matchMinutesMax} />
          <NumberField name="rules.walkoverGoals" label="Goles de W.O." max={limits.score} />
          <NumberField name="rules.blueMinutes" label="Tiempo afuera" max={limits.blueMinutesMax} />
          <Field label="Tiempos">
            <Select {...register('rules.periods', { valueAsNumber: true })}>
              {Object.entries(periodsLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </RulesGroup>
      <RulesGroup title="Puntos">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4">
          <NumberField name="rules.points.win" label="Victoria" max={10} />
          <NumberField name="rules.points.draw" label="Empate" max={10} />
          <NumberField name="rules.points.loss" label="Derrota" max={10} />
        </div>
      </RulesGroup>
      <RulesGroup title="Desempates">
        <TieBreakerOrder />
      </RulesGroup>
      <RulesGroup title="Puntos de fair play" detail="Cada tarjeta suma; gana el premio el equipo con menos.">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4">
          <NumberField name="rules.fairPlay.blue" label="Azul" max={20} />
          <NumberField name="rules.fairPlay.yellow" label="Amarilla" max={20} />
          <NumberField name="rules.fairPlay.red" label="Roja" max={20} />
        </div>
      </RulesGroup>
      <RulesGroup title="Suspensiones">
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name="rules.suspensions.red" label="Fechas por una roja" max={20} />
          <NumberField
            name="rules.suspensions.yellowsInMatch"
            label="Amarillas en un partido que suspenden una fecha"
            min={1}
            max={20}
          />
        </div>
        <CardAccumulation rule="yellowAccumulation" />
        <CardAccumulation rule="blueAccumulation" />
      </RulesGroup>
      <RulesGroup
        title="Quién puede jugar"
        detail="Sin estas reglas solo cuentan las suspensiones y el estado del jugador."
      >
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <EligibilityFields />
        </Suspense>
      </RulesGroup>
      <RulesGroup title="Playoffs">
        <Field label="Si una llave termina empatada">
          <Select {...register('rules.playoffDraw')}>
            {Object.entries(playoffDrawLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </RulesGroup>
    </div>
  );
}

interface RulesGroupProps {
  readonly title: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

function RulesGroup({ title, detail, children }: RulesGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-display font-semibold text-base">{title}</legend>
      {detail && <p className="text-muted text-sm">{detail}</p>}
      {children}
    </fieldset>
  );
}
