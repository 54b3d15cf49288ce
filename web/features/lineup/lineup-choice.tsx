/** Selects which lineup is shown: the team, and then its usual lineup or the one for a match. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Field } from '../../ui/field.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { Select } from '../../ui/select.tsx';

interface LineupChoiceProps {
  readonly teams: readonly Team[];
  readonly teamId: number | null;
  readonly onTeam: (id: number | null) => void;
  /** The team's matches that can have a lineup; undefined while they load. */
  readonly matches: readonly FormattedMatch[] | undefined;
  readonly matchId: number | null;
  readonly onMatch: (id: number | null) => void;
  readonly today: string;
}

export function LineupChoice(props: LineupChoiceProps) {
  const { teams, teamId, onTeam, matches, matchId, onMatch, today } = props;
  const isKnown = teams.some(({ id }) => id === teamId);
  return (
    <div className={`grid gap-2 md:grid-cols-2 md:gap-3 ${isKnown ? 'grid-cols-2' : ''}`}>
      <Field label="Equipo" hidesLabelOnPhone={isKnown}>
        <Select
          value={isKnown && teamId !== null ? teamId : ''}
          onChange={({ currentTarget }) => onTeam(Number(currentTarget.value) || null)}
        >
          <option value="">Elegí un equipo</option>
          <NamedOptions of={teams} />
        </Select>
      </Field>
      {isKnown && teamId !== null && (
        <Field label="Alineación" hidesLabelOnPhone>
          <Select
            value={matches?.some(({ id }) => id === matchId) && matchId !== null ? matchId : ''}
            onChange={({ currentTarget }) => onMatch(Number(currentTarget.value) || null)}
          >
            <option value="">Alineación habitual</option>
            {matches?.map((match) => (
              <option key={match.id} value={match.id}>
                {matchOptionText(match, teamId, today)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

/** A match as an option of the list, for example 'Hoy 14:00 · El Ombú · Fecha 5'. */
function matchOptionText(match: FormattedMatch, teamId: number, today: string): string {
  const isHome = match.homeTeamId === teamId;
  const rival = isHome
    ? teamNameOrFallback(match.awayTeam.displayName || match.awayTeam.name, match.awayTeamId)
    : teamNameOrFallback(match.homeTeam.displayName || match.homeTeam.name, match.homeTeamId);
  const when = `${formatRelativeDate(match.matchDate, today)} ${match.formattedTime}`.trim();
  return [when, rival, match.round].filter(Boolean).join(' · ');
}
