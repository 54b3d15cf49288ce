/** The fields of one request of the teams, which depend on its kind. */
import type { FixtureRequest } from '#shared/domain/schemas/fixture.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface RequestFieldsProps {
  readonly request: FixtureRequest;
  readonly teams: readonly Team[];
  readonly onChange: (request: FixtureRequest) => void;
}

export function RequestFields({ request, teams, onChange }: RequestFieldsProps) {
  const team = (label: string, chosen: number, change: (teamId: number) => FixtureRequest) => (
    <Field label={label}>
      <Select value={chosen} onChange={({ currentTarget }) => onChange(change(Number(currentTarget.value)))}>
        {chosen === 0 && <option value={0}>Elegí un equipo</option>}
        <NamedOptions of={teams} />
      </Select>
    </Field>
  );
  if ('teamIds' in request) {
    const [a = 0, b = 0] = request.teamIds;
    return (
      <div className="grid gap-2 sm:grid-cols-2">
        {team('Un equipo', a, (id) => ({ ...request, teamIds: [id, b] }))}
        {team('El otro', b, (id) => ({ ...request, teamIds: [a, id] }))}
        {request.kind === 'meet' && (
          <Field label="Número de fecha">
            <NumberInput
              min={1}
              max={999}
              value={request.round}
              onChange={({ currentTarget }) => onChange({ ...request, round: Number(currentTarget.value) })}
            />
          </Field>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {team('Equipo', request.teamId, (teamId) => ({ ...request, teamId }))}
      {request.kind === 'unavailable' ? (
        <>
          <Field label="Desde el día">
            <TextInput
              type="date"
              value={request.from}
              onChange={({ currentTarget }) => onChange({ ...request, from: currentTarget.value })}
            />
          </Field>
          <Field label="Hasta el día">
            <TextInput
              type="date"
              value={request.to}
              onChange={({ currentTarget }) => onChange({ ...request, to: currentTarget.value })}
            />
          </Field>
        </>
      ) : (
        <Field label="Hora">
          <TextInput
            type="time"
            value={request.time}
            onChange={({ currentTarget }) => onChange({ ...request, time: currentTarget.value })}
          />
        </Field>
      )}
    </div>
  );
}
