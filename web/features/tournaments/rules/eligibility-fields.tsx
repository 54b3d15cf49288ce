/** The rules of who may play, each with an example. Loaded lazily. Must be rendered inside a FormProvider. */
import { useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import type { EligibilityRules } from '#shared/domain/schemas/eligibility.ts';
import { fitnessLabels } from '#shared/text/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { useFieldErrors } from '../form/use-error-of.ts';
import { AgeClauseFieldset } from './age-clause-fieldset.tsx';
import { NumberField } from './number-field.tsx';

const agesName = 'rules.eligibility.ages';

export function EligibilityFields() {
  const { register } = useFormContext<TournamentFormValues>();
  return (
    <div className="flex flex-col gap-4">
      <SquadClosing />
      <Ages />
      <NumberField
        name="rules.eligibility.playoffMatches"
        label="Partidos jugados para los playoffs"
        hint="Con 0 no se pide. Con 5, quien estuvo en cuatro partidos de la fase regular no juega la semifinal."
        max={limits.matchesBeforePlayoffs}
      />
      <Field
        label="Apto médico"
        hint="Se carga hasta qué día vale en la ficha de cada jugador. Si venció el 8, el 9 avisa, o no lo deja jugar."
      >
        <Select {...register('rules.eligibility.fitness')}>
          {Object.entries(fitnessLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The ways in which squads close, with what each begins with in the form. */
const closingWays = {
  never: { label: 'Nunca: se puede sumar siempre', initial: null },
  closesOn: { label: 'Un día', initial: { closesOn: '' } },
  closesBefore: { label: 'Antes de una fecha', initial: { closesBefore: '' } },
} as const;

function SquadClosing() {
  const { watch, setValue } = useFormContext<TournamentFormValues>();
  const errorOf = useFieldErrors<TournamentFormValues>();
  const squad = watch('rules.eligibility.squad') ?? null;
  const way = squad === null ? 'never' : 'closesOn' in squad ? 'closesOn' : 'closesBefore';
  const set = (value: EligibilityRules['squad']) =>
    setValue('rules.eligibility.squad', value, { shouldDirty: true, shouldValidate: value !== null });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="El plantel se cierra"
        hint="Quien se suma después no juega. Si cierra antes de la Fecha 4, vale quien estaba el día anterior."
      >
        <Select
          value={way}
          onChange={({ currentTarget }) => set(closingWays[currentTarget.value as keyof typeof closingWays].initial)}
        >
          {Object.entries(closingWays).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {squad !== null && 'closesOn' in squad && (
        <Field label="Último día" error={errorOf('rules.eligibility.squad')} isRequired>
          <TextInput
            type="date"
            value={squad.closesOn}
            onChange={({ currentTarget }) => set({ closesOn: currentTarget.value })}
          />
        </Field>
      )}
      {squad !== null && 'closesBefore' in squad && (
        <Field
          label="Fecha"
          hint="Como está en el fixture: Fecha 4"
          error={errorOf('rules.eligibility.squad')}
          isRequired
        >
          <TextInput
            autoComplete="off"
            value={squad.closesBefore}
            onChange={({ currentTarget }) => set({ closesBefore: currentTarget.value })}
          />
        </Field>
      )}
    </div>
  );
}

const newClause = { places: 'any', listQuota: null, lineupQuota: null } as const;

function Ages() {
  const { watch, setValue } = useFormContext<TournamentFormValues>();
  const errorOf = useFieldErrors<TournamentFormValues>();
  const ages = watch(agesName) ?? [];
  const problem = errorOf(agesName);
  const set = (value: EligibilityRules['ages']) => setValue(agesName, value, { shouldDirty: true });
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">Edades</p>
      <p className="text-muted text-sm">
        Cuenta el año de nacimiento, y alcanza con entrar en una. Por ejemplo: nacidos hasta 1994, más dos en la lista
        nacidos hasta 1999. Sin ninguna juegan todas las edades.
      </p>
      {ages.map((_, index) => (
        <AgeClauseFieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are registered by their index
          key={index}
          index={index}
          onRemove={() => set(ages.filter((_clause, at) => at !== index))}
        />
      ))}
      {problem && (
        <Notice role="alert" icon="warning">
          {problem}
        </Notice>
      )}
      {ages.length < limits.ageClauses && (
        <Button icon="plus" className="self-start" onClick={() => set([...ages, newClause])}>
          Agregar edad
        </Button>
      )}
    </div>
  );
}
