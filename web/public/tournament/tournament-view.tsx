/** Page of one tournament: description, counters, top of the standings, top scorers and fixture. */
import type { ReactNode } from 'react';
import type { FormattedStanding, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { Section } from '../home/section.tsx';
import { TournamentDescription } from './description.tsx';
import { TournamentStatusBadge } from './status-badge.tsx';
import { TournamentCounters } from './tournament-counters.tsx';
import { TournamentScorers } from './tournament-scorers.tsx';
import { TournamentStats } from './tournament-stats.tsx';
import { TournamentTable } from './tournament-table.tsx';

interface TournamentViewProps {
  readonly tournament: Tournament;
  /** Undefined if loading failed: `failures` then has an error card. The same holds for standings and scorers. */
  readonly summary: TournamentSummary | undefined;
  readonly standings: readonly FormattedStanding[] | undefined;
  readonly scorers: readonly FormattedScorer[] | undefined;
  readonly failures?: Partial<Record<'summary' | 'standings' | 'scorers', ReactNode>>;
  /** The current round with its pager, or an error card; absent or false before the first match is created. */
  readonly fixture?: ReactNode;
  /** URLs of the full standings, ranking of scorers and fixture. */
  readonly hrefs: Readonly<Record<'standings' | 'scorers' | 'fixture', string>>;
  readonly ownTeamId: number | null;
  readonly isDescriptionOpen: boolean;
  readonly onDescription: () => void;
  readonly actions: ReactNode;
  /** The next step an admin should take. */
  readonly advice?: ReactNode;
  /** Dialogs that are open on the page. */
  readonly children?: ReactNode;
}

export function TournamentView(props: TournamentViewProps) {
  const { tournament, summary, standings, scorers, failures = {}, fixture, hrefs, ownTeamId } = props;
  return (
    <ScreenLayout
      title={tournament.name}
      detail={
        <span className="flex flex-wrap items-center gap-2 md:mt-1">
          <TournamentStatusBadge status={tournament.status} />
          {formatDateRange(tournament.startDate, tournament.endDate)}
        </span>
      }
      actions={props.actions}
    >
      <TournamentDescription
        text={tournament.description}
        isOpen={props.isDescriptionOpen}
        onToggle={props.onDescription}
      />
      {props.advice}
      {summary ? (
        <div className="flex flex-col gap-3">
          <TournamentCounters summary={summary} size="large" />
          {summary.completedMatches > 0 && <TournamentStats stats={summary.stats} />}
        </div>
      ) : (
        failures.summary
      )}
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <TournamentTable
            tournament={tournament}
            rows={standings}
            failure={failures.standings}
            allHref={hrefs.standings}
            ownTeamId={ownTeamId}
          />
          <TournamentScorers
            tournamentName={tournament.name}
            rows={scorers}
            failure={failures.scorers}
            allHref={hrefs.scorers}
            ownTeamId={ownTeamId}
          />
        </div>
        <Section title="Fixture" allHref={hrefs.fixture} allText="Ver fixture completo">
          {fixture || <EmptyState icon="calendar" title="Todavía no hay partidos programados" />}
        </Section>
      </div>
      {props.children}
    </ScreenLayout>
  );
}
