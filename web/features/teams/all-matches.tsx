/** All matches of a team by tournament; nothing until they are loaded, and for a team without any. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { Section } from '../../views/home/section.tsx';
import { TeamSeasons } from '../../views/team/team-seasons.tsx';

interface AllMatchesProps {
  readonly teamId: number;
  /** In order of play. */
  readonly matches: readonly FormattedMatch[] | undefined;
}

export function AllMatches({ teamId, matches = [] }: AllMatchesProps) {
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const byTournament = Map.groupBy(matches, ({ tournamentId }) => tournamentId);
  const seasons = tournaments.flatMap((tournament) => {
    const own = byTournament.get(tournament.id);
    return own ? [{ tournament, matches: own }] : [];
  });
  if (seasons.length === 0) return null;
  return (
    <Section title="Todos los partidos" allHref={null}>
      <TeamSeasons teamId={teamId} seasons={seasons} />
    </Section>
  );
}
