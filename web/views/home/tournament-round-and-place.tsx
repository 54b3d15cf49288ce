/** The second line of a match on home: tournament and round, and below them where it is played. */
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import { placeText } from '#shared/text/place.ts';

interface TournamentRoundAndPlaceProps {
  readonly match: Pick<UpcomingMatch, 'tournamentId' | 'round' | 'cancha' | 'location'>;
  /** By id; a name that is not there is left out. */
  readonly tournamentNames: ReadonlyMap<number, string>;
}

export function TournamentRoundAndPlace({ match, tournamentNames }: TournamentRoundAndPlaceProps) {
  return (
    <>
      {[tournamentNames.get(match.tournamentId), match.round].filter(Boolean).join('\u00a0· ')}
      <span className="block">{placeText(match)}</span>
    </>
  );
}
