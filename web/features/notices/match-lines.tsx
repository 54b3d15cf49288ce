/** Matches in a few words, one in each line, below a heading. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatTime } from '#shared/text/dates.ts';
import { pitchOf } from '#shared/text/place.ts';

interface MatchLinesProps {
  readonly heading: string;
  readonly matches: readonly FormattedMatch[];
}

export function MatchLines({ heading, matches }: MatchLinesProps) {
  return (
    <section aria-label={heading}>
      <h3 className="font-semibold text-sm">{heading}</h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2 text-sm">
            <span>{`${match.homeTeam.displayName} - ${match.awayTeam.displayName}`}</span>
            <span className="text-muted tabular-nums">
              {[formatTime(match.matchTime), pitchOf(match)].filter(Boolean).join('\u00a0· ')}
            </span>
          </li>
        ))}
        {matches.length === 0 && <li className="px-3 py-2 text-muted text-sm">Ninguno</li>}
      </ul>
    </section>
  );
}
