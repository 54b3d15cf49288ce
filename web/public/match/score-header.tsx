/** Header of a match page: crests, names and score. When the page scrolls, names and score stay visible. */
import { emptyMatchResult, winningSide } from '#shared/domain/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Crest } from '../../ui/crest.tsx';
import { MatchStateText } from '../match-score-or-time.tsx';

const columnsClass = 'grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-3';

/**
 * The crests' row is as high as the header's negative `top` plus the app's top bar (56 px on phones, 65 px elsewhere),
 * so scrolling hides exactly this row.
 */
export function ScoreHeader({ match }: { readonly match: FormattedMatch }) {
  const { homeTeam, awayTeam, homeTeamId, awayTeamId, status, scoreDisplay } = match;
  const home = teamNameOrFallback(homeTeam.displayName, homeTeamId);
  const away = teamNameOrFallback(awayTeam.displayName, awayTeamId);
  const winner = winningSide({ ...emptyMatchResult, ...match });
  return (
    <div className="sticky -top-10 z-10 -mx-4 border-line border-y bg-surface md:-top-12 md:mx-0 md:rounded-card md:border-x">
      <div aria-hidden="true" className={`${columnsClass} h-24 md:h-28`}>
        <span className="flex justify-center pt-3 md:pt-4">
          <Crest name={home} logo={homeTeam.logo} size="xl" />
        </span>
        <span className="w-24" />
        <span className="flex justify-center pt-3 md:pt-4">
          <Crest name={away} logo={awayTeam.logo} size="xl" />
        </span>
      </div>
      <div className={`${columnsClass} min-h-18 pb-2`}>
        <TeamName name={home} isWinner={winner === 'home'} />
        <p className="flex w-24 flex-col items-center">
          <span
            className={`whitespace-nowrap font-display font-semibold text-2xl tabular-nums md:text-3xl ${status === 'cancelled' ? 'text-muted line-through' : ''}`}
          >
            {scoreDisplay}
          </span>
          <MatchStateText match={match} />
        </p>
        <TeamName name={away} isWinner={winner === 'away'} />
      </div>
    </div>
  );
}

function TeamName({ name, isWinner }: { readonly name: string; readonly isWinner: boolean }) {
  return (
    <p
      className={`line-clamp-3 min-w-0 hyphens-auto text-center leading-tight max-sm:text-sm md:text-lg ${isWinner ? 'font-bold' : 'font-semibold'}`}
    >
      {name}
    </p>
  );
}
