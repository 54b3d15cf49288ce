/** What a tournament's summary shows below its title: table, fixture and scorers, and then its numbers. */
import type { ReactNode } from 'react';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { FormattedStanding, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { GroupTable } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Champion } from '../bracket/champion.tsx';
import { Section } from '../home/section.tsx';
import { TournamentDescription } from './description.tsx';
import { TournamentCounters } from './tournament-counters.tsx';
import { TournamentScorers } from './tournament-scorers.tsx';
import { TournamentStats } from './tournament-stats.tsx';
import { TournamentTable } from './tournament-table.tsx';

interface TournamentViewProps {
  readonly tournament: Pick<Tournament, 'name' | 'description' | 'rules' | 'adjustments' | 'bands' | 'withdrawals'>;
  /** Undefined if loading failed: `failures` then has an error card. The same holds for standings and scorers. */
  readonly summary: TournamentSummary | undefined;
  readonly standings: readonly FormattedStanding[] | undefined;
  readonly scorers: readonly FormattedScorer[] | undefined;
  readonly failures?: Partial<Record<'summary' | 'standings' | 'scorers', ReactNode>>;
  /** Undefined while they are unknown. */
  readonly groups?: readonly GroupTable[] | undefined;
  /** What is still possible; undefined until it is known. */
  readonly outlook?: Outlook | undefined;
  /** The current round, or an error card; absent or false before the first match is created. */
  readonly fixture?: ReactNode;
  /** URLs of the full standings, ranking of scorers and fixture. */
  readonly hrefs: Readonly<Record<'standings' | 'scorers' | 'fixture', string>>;
  readonly ownTeamId: number | null;
  /** The next step an admin should take. */
  readonly advice?: ReactNode;
}

export function TournamentView(props: TournamentViewProps) {
  const { tournament, summary, standings, scorers, failures = {}, fixture, hrefs, ownTeamId } = props;
  const displayNames = new Map(standings?.map(({ teamId, displayName }) => [teamId, displayName]));
  return (
    <>
      <TournamentDescription text={tournament.description} />
      {props.advice}
      {summary?.podium && <Champion {...summary.podium} />}
      <TournamentTable
        tournament={tournament}
        rows={standings}
        groups={props.groups}
        outlook={props.outlook}
        failure={failures.standings}
        allHref={hrefs.standings}
        ownTeamId={ownTeamId}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Section title="Fixture" allHref={hrefs.fixture} allText="Ver fixture completo">
          {fixture || <EmptyState icon="calendar" title="Todavía no hay partidos programados" />}
        </Section>
        <TournamentScorers
          tournamentName={tournament.name}
          rows={scorers?.map((row) => ({ ...row, displayName: displayNames.get(row.teamId) }))}
          failure={failures.scorers}
          allHref={hrefs.scorers}
          ownTeamId={ownTeamId}
        />
      </div>
      {summary ? (
        <div className="flex flex-col gap-3">
          <TournamentCounters summary={summary} size="large" />
          {summary.completedMatches > 0 && <TournamentStats stats={summary.stats} />}
        </div>
      ) : (
        failures.summary
      )}
    </>
  );
}
