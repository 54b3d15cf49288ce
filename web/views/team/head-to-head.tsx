/** What was played between a team and its next rival: how often it won, drew and lost, and the latest matches. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamPageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { TeamMatchRow } from './team-match-row.tsx';
import { outcomeForTeam, sideAndOpponentOfTeam } from './team-outcome.ts';

const shownMeetings = 5;

interface Meeting {
  readonly match: FormattedMatch;
  readonly tournamentName: string;
}

/** The completed matches against the rival of the next match, newest first; none without a next match. */
export function meetingsWithNextRival({
  team,
  next,
  seasons,
}: Pick<TeamPageData, 'team' | 'next' | 'seasons'>): Meeting[] {
  const rivalId = next[0] ? sideAndOpponentOfTeam(team.id, next[0]).rivalId : null;
  if (rivalId === null) return [];
  return seasons
    .flatMap(({ tournament, matches }) => matches.map((match) => ({ match, tournamentName: tournament.name })))
    .filter(({ match }) => match.status === 'completed' && sideAndOpponentOfTeam(team.id, match).rivalId === rivalId)
    .sort((a, b) => comparePlayOrder(b.match, a.match));
}

export function HeadToHead({ teamId, meetings }: { readonly teamId: number; readonly meetings: readonly Meeting[] }) {
  const having = (outcome: string) => meetings.filter(({ match }) => outcomeForTeam(teamId, match) === outcome).length;
  return (
    <>
      <p className="text-muted">{`Ganó ${having('G')} · empató ${having('E')} · perdió ${having('P')}`}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {meetings.slice(0, shownMeetings).map(({ match, tournamentName }) => (
          <TeamMatchRow
            key={match.id}
            match={match}
            teamId={teamId}
            today={null}
            detail={`${tournamentName} · ${match.round}`}
            href={paths.match.getHref(match.id)}
            linksTeams
          />
        ))}
      </ul>
    </>
  );
}
