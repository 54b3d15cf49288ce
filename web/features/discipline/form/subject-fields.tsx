/** Whom a new sanction is about: a player, somebody of the staff, a team, or somebody without one. Inside a FormProvider. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { SanctionForm, SanctionSubject } from '#shared/domain/schemas/sanction.ts';
import { compareText } from '#shared/spanish/order.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { NamedTeam } from '../use-teams-of-tournament.ts';

const subjectKindLabels: Readonly<Record<SanctionSubject['kind'], string>> = {
  player: 'Jugador',
  staff: 'Cuerpo técnico',
  team: 'Equipo',
  other: 'Otra persona',
};

interface SubjectFieldsProps {
  readonly teams: readonly NamedTeam[];
  readonly teamId: number;
  readonly onTeam: (teamId: number) => void;
}

export function SubjectFields({ teams, teamId, onTeam }: SubjectFieldsProps) {
  const { control, setValue, register, getFieldState, formState } = useFormContext<SanctionForm>();
  const subject = useWatch({ control, name: 'subject' });
  const choose = (chosen: SanctionSubject) =>
    setValue('subject', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const chooseKind = (kind: SanctionSubject['kind']) =>
    choose(kind === 'other' ? { kind, name: '' } : { kind, id: kind === 'team' ? teamId : 0 });
  const chooseTeam = (id: number) => {
    onTeam(id);
    setValue('matchId', undefined);
    if (subject.kind !== 'other') choose({ kind: subject.kind, id: subject.kind === 'team' ? id : 0 });
  };
  const error = (getFieldState('subject.id', formState).error ?? getFieldState('subject', formState).error)?.message;
  return (
    <>
      <Field label="Quién" isRequired>
        <Select
          value={subject.kind}
          onChange={({ currentTarget }) => chooseKind(currentTarget.value as SanctionSubject['kind'])}
        >
          {Object.entries(subjectKindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {subject.kind === 'other' ? (
        <Field label="Nombre" error={getFieldState('subject.name', formState).error?.message} isRequired>
          <TextInput autoComplete="off" {...register('subject.name')} />
        </Field>
      ) : (
        <Field label="Equipo" error={subject.kind === 'team' ? error : undefined} isRequired>
          <Select value={teamId} onChange={({ currentTarget }) => chooseTeam(Number(currentTarget.value))}>
            <option value={0}>Elegí un equipo</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      )}
      {(subject.kind === 'player' || subject.kind === 'staff') && (
        <Field label="Persona" error={error} isRequired>
          <Select
            value={subject.id}
            onChange={({ currentTarget }) => choose({ kind: subject.kind, id: Number(currentTarget.value) })}
          >
            <option value={0}>Elegí una persona</option>
            {teamId !== 0 && <PeopleOptions kind={subject.kind} teamId={teamId} />}
          </Select>
        </Field>
      )}
    </>
  );
}

function PeopleOptions({ kind, teamId }: { readonly kind: 'player' | 'staff'; readonly teamId: number }) {
  const { data: players = [] } = useGet(
    'GET /players/team/{id}',
    kind === 'player' ? { params: { id: teamId } } : null,
  );
  const { data: staff = [] } = useGet('GET /teamstaff/team/{teamId}', kind === 'staff' ? { params: { teamId } } : null);
  const people = [...players.map(({ id, fullName }) => ({ id, name: fullName })), ...staff];
  return <NamedOptions of={people.sort((a, b) => compareText(a.name, b.name))} />;
}
