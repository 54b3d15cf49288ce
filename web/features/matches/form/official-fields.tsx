/** Fields for the referee and the assistant: two different people who belong to neither of the two teams. */
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { isImpartial, isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import type { MatchFieldProps } from './match-field-props.ts';

interface OfficialFieldsProps extends MatchFieldProps {
  readonly staff: readonly Staff[];
  readonly teams: readonly Team[];
  /** Opens the form for a new official. */
  readonly onAdd: () => void;
}

type OfficialFieldName = 'refereeId' | 'assistantId';

export function OfficialFields({ form, errorOf, match, staff, teams, onAdd }: OfficialFieldsProps) {
  const { control, watch } = form;
  const { field: referee } = useController({ control, name: 'refereeId' });
  const { field: assistant } = useController({ control, name: 'assistantId' });
  const sides = { homeTeamId: watch('homeTeamId') ?? null, awayTeamId: watch('awayTeamId') ?? null };
  const officials = staff.filter((person) => isMatchOfficial(person) && isImpartial(person, sides)).sort(compareByName);
  const referees = officialOptions('refereeId', match, officials);
  const assistants = officialOptions('assistantId', match, officials).filter(({ id }) => id !== referee.value);

  // Clears a choice that became invalid because the teams or the referee changed.
  const isRefereeOffered = !referee.value || referees.some(({ id }) => id === referee.value);
  const isAssistantOffered = !assistant.value || assistants.some(({ id }) => id === assistant.value);
  useEffect(() => {
    if (!isRefereeOffered) form.setValue('refereeId', undefined as never);
    if (!isAssistantOffered) form.setValue('assistantId', 0);
  }, [isRefereeOffered, isAssistantOffered, form]);

  const optionsOf = (choices: readonly OfficialOption[]) => <GroupedOfficialOptions choices={choices} teams={teams} />;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Árbitro"
          hint={
            referees.length === 0 && staff.some(isMatchOfficial)
              ? 'Ninguno es ajeno a los dos equipos: agregá otro.'
              : undefined
          }
          error={errorOf('refereeId')}
          isRequired={!match}
        >
          <Select
            ref={referee.ref}
            name={referee.name}
            value={referee.value ?? ''}
            onBlur={referee.onBlur}
            onChange={({ currentTarget: { value } }) => referee.onChange(value ? Number(value) : undefined)}
          >
            {(!match || referee.value === undefined) && <option value="">Elegí un árbitro</option>}
            {match && <option value={0}>Sin asignar</option>}
            {optionsOf(referees)}
          </Select>
        </Field>
        <Field label="Asistente" error={errorOf('assistantId')}>
          <Select
            ref={assistant.ref}
            name={assistant.name}
            value={assistant.value ?? 0}
            onBlur={assistant.onBlur}
            onChange={({ currentTarget: { value } }) => assistant.onChange(Number(value))}
          >
            <option value={0}>Sin asistente</option>
            {optionsOf(assistants)}
          </Select>
        </Field>
      </div>
      <Button icon="plus" className="self-start" onClick={onAdd}>
        Nuevo árbitro o asistente
      </Button>
    </>
  );
}

type OfficialOption = Pick<Staff, 'id' | 'name' | 'teamId'>;

/** The impartial officials, plus the official the stored match already has, even if deleted since. */
function officialOptions(
  post: OfficialFieldName,
  match: Match | null,
  officials: readonly Staff[],
): readonly OfficialOption[] {
  const held = match?.[post] ?? 0;
  if (!match || held === 0 || officials.some(({ id }) => id === held)) return officials;
  const name = (post === 'refereeId' ? match.referee : match.assistant)?.name ?? 'Desconocido';
  return [...officials, { id: held, name, teamId: 0 }];
}

function GroupedOfficialOptions({
  choices,
  teams,
}: {
  readonly choices: readonly OfficialOption[];
  readonly teams: readonly Team[];
}) {
  const own = choices.filter(({ teamId }) => teamId === 0);
  const others = choices.filter(({ teamId }) => teamId !== 0);
  const teamOf = (teamId: number) => teamNameOrFallback(teams.find(({ id }) => id === teamId)?.name, teamId);
  return (
    <>
      {own.length > 0 && (
        <optgroup label="De la federación">
          <NamedOptions of={own} />
        </optgroup>
      )}
      {others.length > 0 && (
        <optgroup label="De otros equipos">
          {others.map(({ id, name, teamId }) => (
            <option key={id} value={id}>
              {`${name} (${teamOf(teamId)})`}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
