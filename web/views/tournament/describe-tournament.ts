/** A tournament in one line, for previews and shared links. */
import type { TournamentPageData } from '#shared/pages/page-data.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { podiumText } from '#shared/text/podium.ts';
import { describeTables } from '../standings/tables-text.ts';

interface DescribedTournament extends Pick<TournamentPageData, 'rows' | 'groups'> {
  readonly tournament: Pick<TournamentPageData['tournament'], 'startDate' | 'endDate'>;
  readonly summary: Pick<TournamentPageData['summary'], 'podium' | 'totalTeams'>;
}

/** Who won, else the first rows of the table, else the number of teams and the dates. */
export const describeTournament = ({ tournament, rows, groups, summary }: DescribedTournament): string =>
  podiumText(summary.podium) ||
  describeTables({ rows, groups }) ||
  `${formatPlural(summary.totalTeams, 'equipo')}, ${formatDateRange(tournament.startDate, tournament.endDate)}`;
