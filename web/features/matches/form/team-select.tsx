/** Select for a team of a match: participants first, then all other teams, which saving adds to the tournament. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';

interface TeamSelectProps extends Omit<Parameters<typeof Select>[0], 'children'> {
  readonly teams: readonly Team[];
  readonly participantIds: readonly number[];
  /** Id of the other team of the match, which is not offered. */
  readonly without?: number | null | undefined;
  /**
   * Text for a playoff team that is not decided yet, for example 'Ganador Semi 1'; null when both teams must be chosen.
   */
  readonly openSide: string | null;
}

export function TeamSelect({ teams, participantIds, without, openSide, ...rest }: TeamSelectProps) {
  const offered = teams.filter(({ id }) => id !== without);
  const participants = offered.filter(({ id }) => participantIds.includes(id));
  const others = offered.filter(({ id }) => !participantIds.includes(id));
  return (
    <Select {...rest}>
      <option value="">{openSide ?? 'Elegí un equipo'}</option>
      {participants.length > 0 && <TeamOptionGroup label="Participantes del torneo" teams={participants} />}
      {others.length > 0 && (
        <TeamOptionGroup label={participants.length > 0 ? 'Otros equipos' : 'Equipos'} teams={others} />
      )}
    </Select>
  );
}

function TeamOptionGroup({ label, teams }: { readonly label: string; readonly teams: readonly Team[] }) {
  return (
    <optgroup label={label}>
      <NamedOptions of={teams} />
    </optgroup>
  );
}

/** Reads the select's value: null for an undecided playoff team, undefined when nothing is chosen. */
export const teamRegisterOptions = (openSide: string | null) => ({
  setValueAs: (text: string | number | null | undefined) => (text ? Number(text) : openSide ? null : undefined),
});
