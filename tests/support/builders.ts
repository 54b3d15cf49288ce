/** Domain objects in a short notation: teams by name, results as 'Lanús 3-1 Banfield'. */
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';

const idsByName = new Map<string, number>();
let builtMatchCount = 0;

/** A team; the same name always gives the same team, and ids follow the order in which names are first used. */
export function aTeam(name: string): TeamRef & { id: number } {
  const id = idsByName.get(name) ?? idsByName.size + 1;
  idsByName.set(name, id);
  return { id, name, displayName: name, logo: '', logoUrl: '' };
}

const unknownTeam: TeamRef = { id: null, name: '', displayName: '', logo: '', logoUrl: '' };

type MatchFields = Partial<Omit<Match, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'walkover'>>;
export interface MatchNotation extends MatchFields {
  /** null for a side that is not known yet. */
  readonly home: string | null;
  readonly away: string | null;
  /** The score as '3-1'. A match with a score is completed, one without it scheduled, unless `status` differs. */
  readonly score?: string;
  /** The penalty shoot-out as '4-2'. */
  readonly penalties?: string;
  /** The side that did not appear. */
  readonly walkover?: Walkover;
}

/** A league match of tournament 1. All have the same date unless `more` differs, and ids in the order of creation. */
export function aMatch({ home, away, score, penalties, walkover, ...more }: MatchNotation): Match {
  const [homeScore, awayScore] = parseScore(score);
  const [homePenalties, awayPenalties] = parseScore(penalties);
  const homeTeam = home === null ? unknownTeam : aTeam(home);
  const awayTeam = away === null ? unknownTeam : aTeam(away);
  const status = more.status ?? (score || walkover ? 'completed' : 'scheduled');
  builtMatchCount += 1;
  return {
    id: builtMatchCount,
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

/** Completed matches from lines such as 'Lanús 3-1 Banfield'. */
export function completedMatches(lines: string): Match[] {
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

function parseScore(pair: string | undefined): [number, number] | [null, null] {
  if (pair === undefined) return [null, null];
  const [home = 0, away = 0] = pair.split('-').map(Number);
  return [home, away];
}
