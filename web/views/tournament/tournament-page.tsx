/** The published summary of a tournament. */
import type { TournamentPageData } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { CalendarChoice } from '../frame/calendar-choice.tsx';
import type { PageView } from '../frame/page-view.ts';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { YourTeam } from '../home/your-team.tsx';
import { CurrentRound } from './current-round.tsx';
import { describeTournament } from './describe-tournament.ts';
import { EmbedLines } from './embed-lines.tsx';
import { TournamentStatusBadge } from './status-badge.tsx';
import { TournamentView } from './tournament-view.tsx';

export const tournamentPage: PageView<TournamentPageData> = {
  describe: (data, { site }) => ({
    title: data.tournament.name,
    description: describeTournament(data),
    structuredData: [
      tournamentEvent(
        data.tournament,
        data.rows.map(({ teamId, teamName }) => ({ id: teamId, name: teamName })),
        site,
      ),
    ],
    tournamentId: data.tournament.id,
    section: 'tournaments',
    isLive: hasLiveMatch(data),
  }),
  Content: ({ data, context: { site } }) => {
    const { tournament, summary, rows, groups, outlook, scorers, round } = data;
    const { id, status, startDate, endDate } = tournament;
    return (
      <>
        <TournamentHeading
          tournament={tournament}
          subject="Resumen"
          page="tournament"
          shareText={describeTournament(data)}
        />
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center gap-x-2 text-muted">
            <TournamentStatusBadge status={status} />
            {formatDateRange(startDate, endDate)}
            <CalendarChoice site={site} calendar={{ of: 'tournament', id }} />
          </div>
          {data.isHome && <YourTeam />}
          <TournamentView
            tournament={tournament}
            summary={summary}
            standings={rows}
            groups={groups}
            outlook={outlook}
            scorers={scorers}
            fixture={data.rounds.length > 0 && <CurrentRound data={data} />}
            hrefs={{
              standings: hrefOfPage({ name: 'standings', id }),
              scorers: hrefOfPage({ name: 'scorers', id }),
              fixture: hrefOfPage({ name: 'fixture', id, ...(round !== '' && { round }) }),
            }}
            ownTeamId={null}
          />
          <EmbedLines site={site} data={data} />
        </div>
      </>
    );
  },
};

export const hasLiveMatch = ({ matches, rows }: Pick<TournamentPageData, 'matches' | 'rows'>): boolean =>
  matches.some(({ status }) => status === 'in_progress') || rows.some(({ playing }) => playing);
