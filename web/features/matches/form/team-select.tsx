/** Chooses a side of a match: the tournament's participants first, then every other team, which would join it. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';

interface TeamSelectProps extends Omit<Parameters<typeof Select>[0], 'children'> {
  readonly teams: readonly Team[];
  readonly participantIds: readonly number[];
  /** Already the other side. */
  readonly without?: number | null | undefined;
  /** As in 'Ganador Semi 1': a side that is not known yet may stay so. */
  readonly openSide: string | null;
}

export function TeamSelect({ teams, participantIds, without, openSide, ...rest }: TeamSelectProps) {
  const offered = teams.filter(({ id }) => id !== without);
  const participants = offered.filter(({ id }) => participantIds.includes(id));
  const others = offered.filter(({ id }) => !participantIds.includes(id));
  return (
    <Select {...rest}>
      <option value="">{openSide ?? 'Elegí un equipo'}</option>
      {participants.length > 0 && <Group label="Participantes del torneo" teams={participants} />}
      {others.length > 0 && <Group label={participants.length > 0 ? 'Otros equipos' : 'Equipos'} teams={others} />}
    </Select>
  );
}

function Group({ label, teams }: { readonly label: string; readonly teams: readonly Team[] }) {
  return (
    <optgroup label={label}>
      <NamedOptions of={teams} />
    </optgroup>
  );
}

/** The value of a side: an open one is null, one not chosen has none. */
export const teamField = (openSide: string | null) => ({
  setValueAs: (text: string | number | null | undefined) => (text ? Number(text) : openSide ? null : undefined),
});
