/** The next matches and the last results of a team. */
import { latestResults } from '#shared/domain/rounds/latest-results.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { LoadState } from '../../lib/api/use-get.ts';
import { TeamMatchRow } from '../../views/team/team-match-row.tsx';
import { TeamPanel } from './team-panel.tsx';

interface TeamMatchesProps {
  readonly teamId: number;
  /** The team's matches, sorted by date, time and id. */
  readonly matches: LoadState<FormattedMatch[]>;
  readonly today: string;
  readonly hrefOf: (matchId: number) => string;
}

/** Live matches first, then the scheduled ones from today on; with the first the way to its pitch. */
export function NextMatches({ matches: { data, error, retry }, ...row }: TeamMatchesProps) {
  const live = data?.filter(({ status }) => status === 'in_progress');
  const scheduled = data?.filter(({ status, matchDate }) => status === 'scheduled' && matchDate >= row.today);
  return (
    <TeamPanel
      title="PRÓXIMOS PARTIDOS"
      items={live && scheduled && [...live, ...scheduled]}
      error={error}
      onRetry={retry}
      emptyText="No hay partidos programados"
      failureText="No se pudieron cargar los partidos"
    >
      {(match, index) => renderMatchRow(match, row, index === 0)}
    </TeamPanel>
  );
}

/** Completed matches, the latest first, without walkovers whose day is to come. */
export function LastResults({ matches: { data, error, retry }, ...row }: TeamMatchesProps) {
  return (
    <TeamPanel
      title="RESULTADOS"
      items={data && latestResults(data, row.today)}
      error={error}
      onRetry={retry}
      emptyText="Todavía no hay resultados"
      failureText="No se pudieron cargar los resultados"
    >
      {(match) => renderMatchRow(match, row)}
    </TeamPanel>
  );
}

const renderMatchRow = (
  match: FormattedMatch,
  { teamId, today, hrefOf }: Omit<TeamMatchesProps, 'matches'>,
  hasDirections = false,
) => (
  <TeamMatchRow
    key={match.id}
    match={match}
    teamId={teamId}
    today={today}
    href={hrefOf(match.id)}
    hasDirections={hasDirections}
  />
);
