/** The two sides of a match: its teams, and the matches that its sides may wait for. */
import type { MatchFields } from '../records/matches.ts';

export type HomeAndAwayTeamIds = Pick<MatchFields, 'homeTeamId' | 'awayTeamId'>;

/** For each side of a match, the fields of its team and of the match it waits for. */
export const fieldsOfSides = [
  { team: 'homeTeamId', from: 'homeFrom' },
  { team: 'awayTeamId', from: 'awayFrom' },
] as const;

export const haveSameTeams = (a: HomeAndAwayTeamIds, b: HomeAndAwayTeamIds): boolean =>
  a.homeTeamId === b.homeTeamId && a.awayTeamId === b.awayTeamId;
