/** Football as an organiser tells it: teams by name, results as 'Lanús 3-1 Banfield'. */
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';

const idsByName = new Map<string, number>();
let matchesMade = 0;

/** A team; the same name is always the same team, and ids follow the order in which names are first said. */
export function aTeam(name: string): TeamRef & { id: number } {
  const id = idsByName.get(name) ?? idsByName.size + 1;
  idsByName.set(name, id);
  return { id, name, displayName: name, logo: '', logoUrl: '' };
}

const openSide: TeamRef = { id: null, name: '', displayName: '', logo: '', logoUrl: '' };

type Told = Partial<Omit<Match, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'walkover'>>;
export interface MatchTold extends Told {
  /** Null for a side that nobody knows yet. */
  readonly home: string | null;
  readonly away: string | null;
  /** '3-1': with a score a match is completed, without one scheduled, unless `status` says otherwise. */
  readonly score?: string;
  /** '4-2': the shoot-out. */
  readonly penalties?: string;
  /** Who did not show up. */
  readonly walkover?: Walkover;
}

/** A league match of tournament 1; those made later are played later unless dates say otherwise. */
export function aMatch({ home, away, score, penalties, walkover, ...more }: MatchTold): Match {
  const [homeScore, awayScore] = numbers(score);
  const [homePenalties, awayPenalties] = numbers(penalties);
  const homeTeam = home === null ? openSide : aTeam(home);
  const awayTeam = away === null ? openSide : aTeam(away);
  const status = more.status ?? (score || walkover ? 'completed' : 'scheduled');
  matchesMade += 1;
  return {
    id: matchesMade,
    version: 1,
    tournamentId: 1,
    groupId: 0,
    round: 'Fecha 1',
    isPlayoff: false,
    matchDate: '2026-03-07',
    matchTime: '14:00',
    location: 'Complejo Sur',
    homeTeam,
    awayTeam,
    homeTeamId: homeTeam.id,
    awayTeamId: awayTeam.id,
    homeFrom: null,
    awayFrom: null,
    homeScore,
    awayScore,
    homePenalties,
    awayPenalties,
    walkover: walkover ?? null,
    canchaId: 0,
    cancha: null,
    refereeId: 0,
    referee: null,
    assistantId: 0,
    assistant: null,
    homeGoalkeeperId: 0,
    awayGoalkeeperId: 0,
    isCompleted: status === 'completed',
    ...more,
    status,
  };
}

/** Completed matches, one a line: 'Lanús 3-1 Banfield'. */
export function results(lines: string): Match[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, home = '', score = '', away = ''] = /^(.+) (\d+-\d+) (.+)$/.exec(line) ?? [];
      if (!home) throw new Error(`Not a result: '${line}'`);
      return aMatch({ home, score, away });
    });
}

function numbers(pair: string | undefined): [number, number] | [null, null] {
  if (pair === undefined) return [null, null];
  const [home = 0, away = 0] = pair.split('-').map(Number);
  return [home, away];
}
