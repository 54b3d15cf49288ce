/** A new federation as the histories begin: its clubs, players and tournaments, without matches. */

import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import { clubNames, surnames } from './random-actions.ts';
import type { FederationHistory } from './random-histories.ts';
import type { Facts } from './reference/facts.ts';

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
export type FederationModel = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Fact)[] ? Writable<Fact>[] : Facts[Key];
};

/** The element at index `at` modulo the length of the list; undefined when the list is empty. */
export const pickModulo = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

/** The numbers of clubs and tournaments of the largest history. */
export const maxClubs = 6;
export const maxTournaments = 3;

/** Clubs with three players each, and tournaments without matches. */
export function newFederation({ clubs, rules }: Pick<FederationHistory, 'clubs' | 'rules'>): FederationModel {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return {
    today: '2026-03-15',
    timeZone: 'America/Argentina/Buenos_Aires',
    featuredTournamentId: null,
    teams: ids(clubs).map((id) => ({ id, name: clubNames[id] ?? '', shortName: '', logo: `/logos/${id}.webp` })),
    players: ids(3 * clubs).map((id) => ({
      id,
      teamId: Math.ceil(id / 3),
      firstName: 'Juan',
      lastName: pickModulo(surnames, id) ?? '',
    })),
    canchas: [],
    staff: [],
    groups: [],
    matches: [],
    events: [],
    presence: [],
    tournaments: rules.map((given, at) => ({
      id: at + 1,
      name: `Copa ${at + 1}`,
      description: '',
      startDate: '2026-03-01',
      endDate: '2026-12-31',
      status: 'in_progress' as const,
      teamIds: [],
      rules: mergeRules(defaultRules, given),
      adjustments: [],
      bands: [],
      ...tournamentWithoutFixture,
    })),
  };
}
