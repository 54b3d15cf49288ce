/** Which matches a player would miss under the sanction that is being written, by name and date. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import type { MissedMatches } from './player-bans.ts';

interface MissedMatchesListProps extends MissedMatches {
  readonly today: string;
  /** Whether the sanction also holds in tournaments that are not loaded. */
  readonly isEverywhere: boolean;
}

export function MissedMatchesList({ past, toCome, more, today, isEverywhere }: MissedMatchesListProps) {
  const rest = restText(toCome.length, more);
  return (
    <>
      {past.length === 0 && toCome.length === 0 && rest === '' ? (
        <p className="text-muted text-sm">Con estas medidas no se pierde ningún partido.</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {past.map((match) => (
            <li key={match.id} className="text-muted">
              {`${nameOf(match, today)} (ya cumplido)`}
            </li>
          ))}
          {toCome.map((match) => (
            <li key={match.id} className="font-semibold">
              {nameOf(match, today)}
            </li>
          ))}
          {rest && <li className="text-muted">{rest}</li>}
        </ul>
      )}
      {isEverywhere && (
        <p className="text-muted text-sm">Vale también en los demás torneos: sus partidos allí no se ven acá.</p>
      )}
    </>
  );
}

const nameOf = ({ round, homeTeam, awayTeam, matchDate, formattedTime }: FormattedMatch, today: string): string =>
  `${round}: ${homeTeam.displayName} - ${awayTeam.displayName}, ${formatRelativeDate(matchDate, today)} ${formattedTime}`;

function restText(shown: number, more: number | null): string {
  if (more === null)
    return shown > 0 ? 'y los que se agreguen mientras dure' : 'Por ahora ninguno: los que se agreguen mientras dure';
  if (more === 0) return '';
  const matches = formatPlural(more, 'partido');
  return shown > 0 ? `y ${matches} más, todavía sin programar` : `${matches}, todavía sin programar`;
}
