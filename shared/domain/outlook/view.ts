/** Turns a table into what one of its teams sees. */
import type { OpenRound } from './combinations.ts';
import type { Pair, Situation } from './situation.ts';
import type { OpenMatch, Table } from './table.ts';

export interface TeamView {
  readonly situation: Situation;
  /** The team's first open match, null when it has none. It is the first of the situation's opponents. */
  readonly next: { readonly matchId: number; readonly round: OpenRound } | null;
}

/** @param table its matches in order of play */
export function viewOf(teamId: number, { teams, matches }: Pick<Table, 'teams' | 'matches'>): TeamView {
  const rivals = teams.filter((team) => team.teamId !== teamId);
  const indexes = new Map(rivals.map((rival, index) => [rival.teamId, index]));
  const indexOf = (id: number) => indexes.get(id) as number;
  const isOwn = ({ homeTeamId, awayTeamId }: OpenMatch) => homeTeamId === teamId || awayTeamId === teamId;
  const own = matches.filter(isOwn);
  const [first] = own;
  const isOfRound = ({ round }: OpenMatch) => round === first?.round;
  const others = matches.filter((match) => !isOwn(match));
  const pairOf = ({ homeTeamId, awayTeamId }: OpenMatch): Pair => [indexOf(homeTeamId), indexOf(awayTeamId)];
  const pairsOfRound = others.filter(isOfRound).map(pairOf);
  const laterOwn = own.slice(1);
  const ownInOrder = [
    ...own.slice(0, 1),
    ...laterOwn.filter(isOfRound),
    ...laterOwn.filter((match) => !isOfRound(match)),
  ];
  return {
    situation: {
      own: teams.find((team) => team.teamId === teamId)?.points ?? 0,
      rivals: rivals.map(({ points }) => points),
      opponents: ownInOrder.map(({ homeTeamId, awayTeamId }) =>
        indexOf(homeTeamId === teamId ? awayTeamId : homeTeamId),
      ),
      pairs: [...pairsOfRound, ...others.filter((match) => !isOfRound(match)).map(pairOf)],
    },
    next: first ? { matchId: first.id, round: { pairs: pairsOfRound, own: laterOwn.filter(isOfRound).length } } : null,
  };
}
