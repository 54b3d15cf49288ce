/**
 * Outlooks straight from their definitions: every completion of the open matches is played, so a table may
 * have a dozen of them. It shares nothing with the calculation but the shape of its input and of its answer.
 */
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { BandOutlook, Outlook, OutlookState, TeamOutlook } from '#shared/domain/schemas/outlook.ts';

export interface OutlookLeague {
  readonly teamIds: readonly number[];
  readonly groups: readonly { readonly id: number; readonly teamIds: readonly number[] }[];
  readonly matches: readonly Match[];
  readonly adjustments: readonly { readonly teamId: number; readonly points: number }[];
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly bands: readonly Band[];
}

/** @param placeOf the place of a team in the table of a zona (0: the general table), asked when no match is left */
export function bruteForceOutlook(
  league: OutlookLeague,
  placeOf: (groupId: number, teamId: number) => number,
): Outlook {
  const tables = [{ id: 0, teamIds: league.teamIds }, ...league.groups].flatMap(({ id, teamIds }) => {
    const bands = league.bands.filter(({ table }) => table === (id === 0 ? 'general' : 'groups'));
    if (bands.length === 0) return [];
    const matches = league.matches.filter(
      ({ isPlayoff, status, groupId }) => !isPlayoff && status !== 'cancelled' && (id === 0 || groupId === id),
    );
    const open = matches
      .filter(({ status }) => status !== 'completed')
      .sort((a, b) => `${a.matchDate} ${a.matchTime}`.localeCompare(`${b.matchDate} ${b.matchTime}`) || a.id - b.id);
    const now = teamIds.map((teamId) => pointsNow(teamId, matches, league));
    const teams =
      open.length === 0
        ? teamIds.map((teamId) => whenAllIsPlayed(teamId, placeOf(id, teamId), bands))
        : whatMayHappen(teamIds, now, open, league.points).map((facts) => describeTeam(facts, bands));
    return [{ groupId: id, matchesLeft: open.length, teams }];
  });
  return { tournamentId: 1, tables };
}

function pointsNow(teamId: number, matches: readonly Match[], { adjustments, points }: OutlookLeague): number {
  let sum = 0;
  for (const adjustment of adjustments) if (adjustment.teamId === teamId) sum += adjustment.points;
  for (const match of matches) {
    if (match.status !== 'completed' || (match.homeTeamId !== teamId && match.awayTeamId !== teamId)) continue;
    const side = match.homeTeamId === teamId ? 'home' : 'away';
    const [own, rival] = [match[`${side}Score`] ?? 0, match[side === 'home' ? 'awayScore' : 'homeScore'] ?? 0];
    const difference = match.walkover ? (match.walkover === side || match.walkover === 'both' ? -1 : 1) : own - rival;
    sum += difference > 0 ? points.win : difference < 0 ? points.loss : points.draw;
  }
  return sum;
}

const lastGoodPlace = ({ kind, from, to }: Band): number => (kind === 'bad' ? from - 1 : to);

function whenAllIsPlayed(teamId: number, place: number, bands: readonly Band[]): TeamOutlook {
  const bandOf = (band: Band): BandOutlook =>
    place <= lastGoodPlace(band)
      ? { label: band.label, state: 'secured', certainWith: 0, impossibleBelow: 0, next: null }
      : { label: band.label, state: 'out', certainWith: null, impossibleBelow: null, next: null };
  return { teamId, best: place, worst: place, bands: bands.map(bandOf) };
}

/** The least and the greatest place with ties for the team, and with ties against it. */
class Places {
  leastFor = Number.POSITIVE_INFINITY;
  mostFor = 0;
  leastAgainst = Number.POSITIVE_INFINITY;
  mostAgainst = 0;
  add(tiesFor: number, tiesAgainst: number): void {
    this.leastFor = Math.min(this.leastFor, tiesFor);
    this.mostFor = Math.max(this.mostFor, tiesFor);
    this.leastAgainst = Math.min(this.leastAgainst, tiesAgainst);
    this.mostAgainst = Math.max(this.mostAgainst, tiesAgainst);
  }
}

interface TeamFacts {
  readonly teamId: number;
  /** By the points that the team adds. */
  readonly bySum: ReadonlyMap<number, Places>;
  readonly all: Places;
  readonly winningAll: Places;
  /** The team's first open match; `after`: by each combination of its round, beginning with the team's own result. */
  readonly next: { readonly matchId: number; readonly after: ReadonlyMap<string, Places> } | null;
}

function whatMayHappen(
  teamIds: readonly number[],
  now: readonly number[],
  open: readonly Match[],
  { win, draw, loss }: OutlookLeague['points'],
): TeamFacts[] {
  const sides = open.map(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].map((id) => teamIds.indexOf(id as number)),
  ) as [number, number][];
  const teams = teamIds.map((teamId, team) => {
    const own = [...open.keys()].filter((match) => sides[match]?.includes(team));
    const first = own[0] === undefined ? null : (open[own[0]] as Match);
    const others = [...open.keys()].filter((at) => open[at]?.round === first?.round && at !== own[0]);
    const places = { bySum: new Map<number, Places>(), all: new Places(), winningAll: new Places() };
    return {
      teamId,
      team,
      own,
      others,
      next: first && { matchId: first.id, after: new Map<string, Places>() },
      ...places,
    };
  });
  /** '1' the home side wins, 'X' a draw, '2' the away side wins. */
  const played: string[] = [];
  const points = [...now];
  const resultFor = (team: number, at: number): string =>
    played[at] === 'X' ? 'draw' : (played[at] === '1') === (sides[at]?.[0] === team) ? 'win' : 'loss';
  const placesAt = <Key>(places: Map<Key, Places>, key: Key): Places => {
    const known = places.get(key) ?? new Places();
    places.set(key, known);
    return known;
  };
  const count = () => {
    for (const { team, own, others, next, all, winningAll, bySum } of teams) {
      const mine = points[team] as number;
      let tiesFor = 1;
      let tiesAgainst = 0;
      for (const theirs of points) {
        if (theirs > mine) tiesFor++;
        if (theirs >= mine) tiesAgainst++;
      }
      all.add(tiesFor, tiesAgainst);
      placesAt(bySum, mine - (now[team] as number)).add(tiesFor, tiesAgainst);
      if (own.every((at) => resultFor(team, at) === 'win')) winningAll.add(tiesFor, tiesAgainst);
      if (!next) continue;
      let round = `${resultFor(team, own[0] as number)} `;
      for (const at of others) round += played[at];
      placesAt(next.after, round).add(tiesFor, tiesAgainst);
    }
  };
  const play = (at: number): void => {
    const pair = sides[at];
    if (!pair) {
      count();
      return;
    }
    const [home, away] = pair;
    for (const [result, forHome, forAway] of [
      ['1', win, loss],
      ['X', draw, draw],
      ['2', loss, win],
    ] as const) {
      played[at] = result;
      points[home] = (points[home] as number) + forHome;
      points[away] = (points[away] as number) + forAway;
      play(at + 1);
      points[home] = (points[home] as number) - forHome;
      points[away] = (points[away] as number) - forAway;
    }
  };
  play(0);
  return teams;
}

function describeTeam({ teamId, all, bySum, winningAll, next }: TeamFacts, bands: readonly Band[]): TeamOutlook {
  const bandOf = (band: Band): BandOutlook => {
    const aim = lastGoodPlace(band);
    const sums = [...bySum].sort(([a], [b]) => a - b);
    const lastFailure = sums.findLastIndex(([, { mostAgainst }]) => mostAgainst > aim);
    const firstSuccess = sums.find(([, { leastFor }]) => leastFor <= aim);
    return {
      label: band.label,
      state: describeState(all, winningAll, aim),
      certainWith: lastFailure < 0 ? 0 : (sums[lastFailure + 1]?.[0] ?? null),
      impossibleBelow: firstSuccess?.[0] ?? null,
      next: next && describeNext(next, aim),
    };
  };
  return { teamId, best: all.leastFor, worst: all.mostAgainst, bands: bands.map(bandOf) };
}

function describeState(all: Places, winningAll: Places, aim: number): OutlookState {
  if (all.mostAgainst <= aim) return 'secured';
  if (all.leastFor > aim) return 'out';
  if (all.mostFor <= aim) return 'securedUnlessTied';
  if (all.leastAgainst > aim) return 'onlyByTie';
  return winningAll.mostAgainst <= aim ? 'ownHands' : 'dependsOnOthers';
}

function describeNext({ matchId, after }: NonNullable<TeamFacts['next']>, aim: number) {
  const meaning = (result: string) => {
    const combinations = [...after].filter(([key]) => key.split(' ')[0] === result).map(([, places]) => places);
    const howOften = (holds: (places: Places) => boolean) => {
      const times = combinations.filter(holds).length;
      return times === 0 ? 'never' : times === combinations.length ? 'always' : 'sometimes';
    };
    return { secured: howOften((at) => at.mostAgainst <= aim), out: howOften((at) => at.leastFor > aim) } as const;
  };
  return { matchId, win: meaning('win'), draw: meaning('draw'), loss: meaning('loss') };
}
