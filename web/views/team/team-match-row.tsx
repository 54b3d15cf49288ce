/** Row of a match on a team's page: home (L) or away (V), the opponent, and the time or the score with the result. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Outcome } from '#shared/domain/schemas/standing.ts';
import { outcomeLabels } from '#shared/text/labels.ts';
import { directionsHref, placeText } from '#shared/text/place.ts';
import { Crest } from '../crest.tsx';
import { type KnownToday, LineEndingInDay } from '../day.tsx';
import { DirectionsLink } from '../directions-link.tsx';
import { MatchLink } from '../match-link.tsx';
import { matchMarks } from '../match-marks.ts';
import { hourClass, MatchStateText } from '../match-score-or-time.tsx';
import { TeamLink } from '../team-link.tsx';
import { outcomeForTeam, sideAndOpponentOfTeam } from './team-outcome.ts';

interface TeamMatchRowProps {
  readonly match: FormattedMatch;
  readonly teamId: number;
  readonly today: KnownToday;
  readonly href: string;
  /** True if the rival's name leads to its page; what is left of the row then leads to `href`. */
  readonly linksTeams?: boolean;
  /** What the second line says before the day; by default the round of a played match, else the place. */
  readonly detail?: string | undefined;
  /** The length of the match in its tournament's rules; without it only the minute of a match with a clock is told. */
  readonly matchMinutes?: number | undefined;
  /** True if the way to the pitch stands below the row, where an address is known. */
  readonly hasDirections?: boolean;
}

export function TeamMatchRow({
  match,
  teamId,
  today,
  href,
  linksTeams = false,
  detail,
  matchMinutes,
  hasDirections = false,
}: TeamMatchRowProps) {
  const { side, rivalId, rivalName, rivalLogo } = sideAndOpponentOfTeam(teamId, match);
  const score =
    match.status === 'completed' ? (
      <FinalScore match={match} outcome={outcomeForTeam(teamId, match)} />
    ) : (
      <TimeOrLiveScore match={match} matchMinutes={matchMinutes} />
    );
  const directions = hasDirections && match.status === 'scheduled' ? directionsHref(match) : '';
  const shape = 'relative flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-3 py-2';
  const content = (
    <>
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-badge border border-line bg-page font-semibold text-xs"
      >
        {side === 'home' ? 'L' : 'V'}
      </span>
      <span className="sr-only">{side === 'home' ? 'Local' : 'Visita'}</span>
      <span className="contents @max-[14rem]:hidden">
        <Crest id={rivalId} name={rivalName} logo={rivalLogo} />
      </span>
      <span className="min-w-0 flex-[1_1_8rem]">
        <TeamLink
          id={linksTeams ? rivalId : null}
          className={linksTeams ? 'relative z-1 inline-flex min-h-11 max-w-full items-center' : ''}
        >
          <span className="min-w-0 leading-tight">{rivalName}</span>
        </TeamLink>
      </span>
      <span className="ml-auto flex shrink-0">
        {linksTeams ? (
          <MatchLink match={match} href={href}>
            {score}
          </MatchLink>
        ) : (
          score
        )}
      </span>
      <span className="basis-full pl-9 text-muted text-sm">
        <LineEndingInDay
          parts={[detail ?? (match.status === 'completed' ? match.round : placeText(match))]}
          date={match.matchDate}
          today={today}
        />
      </span>
    </>
  );
  return (
    <li {...matchMarks(match)} className="@container">
      {linksTeams ? (
        <div className={shape}>{content}</div>
      ) : (
        <a href={href} className={`${shape} hover:bg-tint`}>
          {content}
        </a>
      )}
      {directions && (
        <div className="pl-12">
          <DirectionsLink href={directions} match={match} />
        </div>
      )}
    </li>
  );
}

function TimeOrLiveScore({ match, matchMinutes }: Pick<TeamMatchRowProps, 'match' | 'matchMinutes'>) {
  return (
    <span className="flex flex-col items-center">
      <span className={hourClass}>{match.status === 'in_progress' ? match.scoreDisplay : match.formattedTime}</span>
      <MatchStateText match={match} matchMinutes={matchMinutes} />
    </span>
  );
}

const cssClassesByOutcome: Record<Outcome, { readonly text: string; readonly badge: string }> = {
  G: { text: 'text-win-text', badge: 'bg-win text-white' },
  E: { text: 'text-draw-text', badge: 'bg-draw text-ink' },
  P: { text: 'text-loss-text', badge: 'bg-loss text-white' },
};

/** The score, with the home team's goals first as everywhere. */
function FinalScore({ match, outcome }: Pick<TeamMatchRowProps, 'match'> & { readonly outcome: Outcome }) {
  const { walkover, homePenalties, awayPenalties } = match;
  const decision = walkover ? 'W.O.' : homePenalties !== null ? `(${homePenalties}-${awayPenalties} pen.)` : '';
  return (
    <span className="flex items-center gap-2">
      <span className="flex flex-col items-end">
        <span className={`${hourClass} ${cssClassesByOutcome[outcome].text}`}>{match.scoreDisplay}</span>
        {decision && <span className="text-muted text-xs">{decision}</span>}
      </span>
      <abbr
        title={outcomeLabels[outcome]}
        className={`grid size-5 place-items-center rounded-badge border border-badge-line font-semibold text-xs leading-none ${cssClassesByOutcome[outcome].badge}`}
      >
        {outcome}
      </abbr>
    </span>
  );
}
