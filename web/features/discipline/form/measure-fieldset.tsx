/** The fields of one measure of a sanction. Must be rendered inside a FormProvider. */
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { lastDayOfPeriod, type PeriodUnit } from '#shared/domain/sanctions/ban-period.ts';
import type { Measure, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import { readEmptyInputAsNull } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { SignedNumber } from '../../../ui/signed-number.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { measureLabels } from './new-measure.ts';

type MeasurePath = `measures.${number}`;

interface MeasureFieldsetProps {
  readonly index: number;
  readonly onRemove: () => void;
}

export function MeasureFieldset({ index, onRemove }: MeasureFieldsetProps) {
  const { getValues } = useFormContext<SanctionForm>();
  const path: MeasurePath = `measures.${index}`;
  const errorOf = useMeasureErrors(path);
  const { kind } = getValues(path);
  const label = measureLabels[kind];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">
          {label}
        </p>
        <IconButton icon="trash" label={`Quitar: ${label}`} onClick={onRemove} />
      </div>
      <FieldsOfKind kind={kind} path={path} />
      {errorOf() && <p className="font-semibold text-loss-text text-sm">{errorOf()}</p>}
    </fieldset>
  );
}

/** The error of a field of the measure, or of the measure itself. */
function useMeasureErrors(path: MeasurePath): (field?: string) => string | undefined {
  const { getFieldState, formState } = useFormContext<SanctionForm>();
  return (field) => getFieldState((field ? `${path}.${field}` : path) as MeasurePath, formState).error?.message;
}

interface FieldsProps {
  readonly path: MeasurePath;
}

function FieldsOfKind({ kind, path }: FieldsProps & { readonly kind: SanctionForm['measures'][number]['kind'] }) {
  const { register } = useFormContext<SanctionForm>();
  const errorOf = useMeasureErrors(path);
  switch (kind) {
    case 'matches':
      return <MatchesFields path={path} />;
    case 'until':
      return <PeriodFields path={path} />;
    case 'indefinite':
      return (
        <Field label="Desde" error={errorOf('from')} isRequired className="min-w-0">
          <TextInput type="date" {...register(`${path}.from`)} />
        </Field>
      );
    case 'fine':
      return (
        <div className="grid grid-cols-2 gap-2">
          <Field label="Importe" hint="Vacío: a determinar." error={errorOf('amount')}>
            <NumberInput
              autoComplete="off"
              step="any"
              min={0}
              max={limits.fineAmount}
              {...register(`${path}.amount`, readEmptyInputAsNull)}
            />
          </Field>
          <Field label="Unidad" error={errorOf('unit')}>
            <TextInput autoComplete="off" maxLength={limits.fineUnitLength} {...register(`${path}.unit`)} />
          </Field>
        </div>
      );
    case 'points':
      return <PointsField path={path} />;
    case 'result':
    case 'ground':
    case 'other':
      return (
        <Field
          label="Texto"
          hint={kind === 'other' ? undefined : 'Se imprime en el boletín; el cambio se carga donde siempre.'}
          error={errorOf('text')}
          isRequired
        >
          <TextArea rows={2} autoCapitalize="sentences" {...register(`${path}.text`)} />
        </Field>
      );
    default:
      return null;
  }
}

function MatchesFields({ path }: FieldsProps) {
  const { register } = useFormContext<SanctionForm>();
  const errorOf = useMeasureErrors(path);
  const { field } = useController<SanctionForm, `${MeasurePath}.matches`>({ name: `${path}.matches` });
  return (
    <>
      <Stepper
        label="Fechas"
        min={1}
        max={limits.matchesOfSanction}
        value={field.value}
        onChange={field.onChange}
        hint={field.value === null ? 'A determinar: no juega hasta que se resuelva.' : undefined}
        error={errorOf('matches')}
      />
      <div className="grid grid-cols-2 gap-2">
        <Field label="Ya cumplidas" error={errorOf('served')}>
          <NumberInput
            autoComplete="off"
            min={0}
            max={limits.matchesOfSanction}
            {...register(`${path}.served`, { valueAsNumber: true })}
          />
        </Field>
        <Field label="En suspenso" error={errorOf('onHold')}>
          <NumberInput
            autoComplete="off"
            min={0}
            max={limits.matchesOfSanction}
            {...register(`${path}.onHold`, { valueAsNumber: true })}
          />
        </Field>
      </div>
    </>
  );
}

/** A period in days, months or years only sets the last day, which can be typed as well. */
function PeriodFields({ path }: FieldsProps) {
  const { register, getValues, setValue } = useFormContext<SanctionForm>();
  const errorOf = useMeasureErrors(path);
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState<PeriodUnit>('months');
  const last = (typed: string, of: PeriodUnit) => {
    const { from } = getValues(path) as Extract<Measure, { kind: 'until' }>;
    const number = Number(typed);
    if (!from || !Number.isInteger(number) || number < 1 || number > 999) return;
    setValue(`${path}.until`, lastDayOfPeriod(from, number, of), { shouldDirty: true });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Field label="Dura">
          <NumberInput
            autoComplete="off"
            min={1}
            max={999}
            value={count}
            onChange={({ currentTarget: { value } }) => {
              setCount(value);
              last(value, unit);
            }}
          />
        </Field>
        <Field label="Unidad">
          <Select
            value={unit}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value as PeriodUnit;
              setUnit(chosen);
              last(count, chosen);
            }}
          >
            <option value="days">días</option>
            <option value="months">meses</option>
            <option value="years">años</option>
          </Select>
        </Field>
      </div>
      <div className="grid gap-2 min-[22rem]:grid-cols-2">
        <Field label="Desde" error={errorOf('from')} isRequired className="min-w-0">
          <TextInput type="date" {...register(`${path}.from`, { onChange: () => last(count, unit) })} />
        </Field>
        <Field label="Hasta (inclusive)" error={errorOf('until')} isRequired className="min-w-0">
          <TextInput type="date" {...register(`${path}.until`, { onChange: () => setCount('') })} />
        </Field>
      </div>
    </>
  );
}

function PointsField({ path }: FieldsProps) {
  const { field, fieldState } = useController<SanctionForm, `${MeasurePath}.points`>({ name: `${path}.points` });
  const { ref, value, onChange, onBlur } = field;
  return (
    <SignedNumber
      label="Puntos"
      max={limits.pointsOfSanction}
      inputRef={ref}
      error={fieldState.error?.message}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
