/** The table of a tournament or of one of its groups. */
import type { Standing } from '#shared/domain/schemas/standing.ts';
import {
  displayNameOf,
  type Facts,
  findTeam,
  findTournament,
  isCompleted,
  isPlayedBy,
  isWalkoverAhead,
  type MatchFact,
  matchesInPlayOrder,
} from './facts.ts';
import { roundPosition } from './fixture.ts';
import { resultFor } from './results.ts';
import { type PlacedTeam, rankTeamsByPoints } from './tie-breakers.ts';

export interface StandingsRow extends Omit<Standing, 'team' | 'tieExplanation'> {
  readonly teamName: string;
  readonly displayName: string;
  /** The figures of this team and the next in the criterion that decided. */
  readonly figures: PlacedTeam['figures'];
}

/** The table of a group, or with `groupId` 0 that of the whole tournament. Playoff matches never count. */
export function standingsOf(facts: Facts, tournamentId: number, groupId = 0): StandingsRow[] {
  const { rules, adjustments, teamIds: participants } = findTournament(facts, tournamentId);
  const members = groupId === 0 ? participants : facts.groups.find(({ id }) => id === groupId)?.teamIds;
  const teamIds = (members ?? []).filter((id) => findTeam(facts, id));
  const matches = countedMatchesOf(facts, tournamentId, groupId);
  const outcomes = (teamId: number, among: readonly MatchFact[] = matches) =>
    among.filter((match) => isPlayedBy(match, teamId)).map((match) => resultFor(facts, match, teamId));
  const adjustmentOf = (teamId: number) =>
    adjustments.filter((each) => each.teamId === teamId).reduce((total, { points }) => total + points, 0);
  const pointsOf = (teamId: number, among: readonly MatchFact[] = matches) =>
    outcomes(teamId, among).reduce(
      (total, { outcome }) =>
        total + (outcome === 'G' ? rules.points.win : outcome === 'E' ? rules.points.draw : rules.points.loss),
      adjustmentOf(teamId),
    );
  const placedAfter = (among: readonly MatchFact[]) =>
    rankTeamsByPoints({ facts, tournamentId, matches: among }, teamIds, (teamId) => pointsOf(teamId, among));
  const placed = placedAfter(matches);
  const begun = matches.filter((match) => !isWalkoverAhead(facts, match));
  const latest = Math.max(...begun.map(({ round }) => roundPosition(round)));
  const inLatest = begun.filter(({ round }) => roundPosition(round) === latest);
  const earlier = matches.filter((match) => !inLatest.includes(match));
  const before = placedAfter(earlier).map(({ teamId }) => teamId);
  return placed.map(({ teamId, decidedBy, figures }, at) => {
    const results = outcomes(teamId);
    const having = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
    const goalsFor = results.reduce((total, { own }) => total + own, 0);
    const goalsAgainst = results.reduce((total, { theirs }) => total + theirs, 0);
    return {
      position: at + 1,
      teamId,
      teamName: findTeam(facts, teamId)?.name ?? '',
      displayName: displayNameOf(facts, tournamentId, teamId),
      tournamentId,
      groupId,
      played: results.length,
      won: having('G'),
      drawn: having('E'),
      lost: having('P'),
      goalsFor,
      goalsAgainst,
      goalDifference: goalsFor - goalsAgainst,
      points: pointsOf(teamId),
      adjustment: adjustmentOf(teamId),
      movement: begun.length === inLatest.length ? null : before.indexOf(teamId) - at,
      decidedBy,
      figures,
      last3Results: outcomes(teamId, begun)
        .slice(-3)
        .map(({ outcome }) => outcome),
      playing: facts.matches.some(
        (match) => match.tournamentId === tournamentId && match.status === 'in_progress' && isPlayedBy(match, teamId),
      ),
    };
  });
}

/** The completed league matches that count in a table, in order of play. */
function countedMatchesOf(facts: Facts, tournamentId: number, groupId: number): MatchFact[] {
  return matchesInPlayOrder(facts, tournamentId).filter(
    (match) => isCompleted(match) && !match.isPlayoff && (groupId === 0 || match.groupId === groupId),
  );
}
