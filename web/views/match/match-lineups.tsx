/** The lineups of both teams of a match. */

import type { MatchLineup } from '#shared/domain/schemas/lineup.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { LineupView } from '../lineup/lineup-view.tsx';

interface MatchLineupsProps {
  readonly match: FormattedMatch;
  readonly home: MatchLineup | undefined;
  readonly away: MatchLineup | undefined;
}

/** Renders nothing while neither team's lineup is public. */
export function MatchLineups({ match, home, away }: MatchLineupsProps) {
  const sides = [
    { name: teamNameOrFallback(match.homeTeam.name, match.homeTeamId), lineup: home },
    { name: teamNameOrFallback(match.awayTeam.name, match.awayTeamId), lineup: away },
  ].flatMap(({ name, lineup }) => (lineup && lineup.positions.length > 0 ? [{ name, lineup }] : []));
  if (sides.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Alineaciones</h2>
      <div className="grid gap-6 md:grid-cols-2">
        {sides.map(({ name, lineup }) => (
          <section key={lineup.teamId} className="flex min-w-0 flex-col gap-2">
            <h3 className="text-center text-base">{name}</h3>
            <LineupView
              lineup={lineup}
              players={new Map((lineup.players ?? []).map((player) => [player.id, player]))}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
