/** What the screens that visitors open first begin with: their code, and what they ask the API. */

import type { GetKey, GivenArgument } from '../lib/api/call.ts';
import { addressOf } from '../lib/http/address.ts';
import { idIn } from '../lib/id-in.ts';
import { listLimits } from '../lib/list-limits.ts';
import { loadPage } from './load-page.ts';
import { paths } from './paths.ts';

export interface Opening {
  readonly load: () => Promise<unknown>;
  /** Below `/api`. */
  readonly addresses: readonly string[];
}

/** With the id in the address: that of the path, else that of `?tournament=`. */
type OpeningOf = (id: number | null) => Opening;

const openings: readonly (readonly [path: string, OpeningOf])[] = [
  [paths.home.path, () => ({ load: loadPage.home, addresses: [ask('GET /home')] })],
  [paths.login.path, () => ({ load: loadPage.login, addresses: [] })],
  [paths.recovery.path, () => ({ load: loadPage.recovery, addresses: [] })],
  [
    paths.publicStandings.path,
    (id) => ({
      load: loadPage.standings,
      addresses: [
        ask('GET /tournaments'),
        ...ofId(id, (id) => [
          ask('GET /standings/formatted/tournament/{id}', { params: { id } }),
          ask('GET /groups/tournament/{id}', { params: { id } }),
        ]),
      ],
    }),
  ],
  [
    paths.fixture.path,
    (id) => ({
      load: loadPage.fixture,
      addresses: [
        ask('GET /tournaments'),
        ...ofId(id, (id) => [ask('GET /tournaments/{id}/fixture', { params: { id } })]),
      ],
    }),
  ],
  [
    paths.playoffs.path,
    (id) => ({
      load: loadPage.playoffs,
      addresses: [
        ask('GET /tournaments'),
        ...ofId(id, (id) => [
          ask('GET /tournaments/{id}/bracket', { params: { id } }),
          ask('GET /groups/tournament/{id}', { params: { id } }),
        ]),
      ],
    }),
  ],
  [
    paths.tournament.path,
    (id) => ({
      load: loadPage.tournament,
      addresses: ofId(id, (id) => [
        ask('GET /tournaments/{id}', { params: { id } }),
        ask('GET /tournaments/{id}/summary', { params: { id } }),
        ask('GET /standings/formatted/tournament/{id}', { params: { id } }),
        ask('GET /statistics/formatted/top-scorers', { query: { tournamentId: id, limit: listLimits.topScorers } }),
        ask('GET /tournaments/{id}/fixture', { params: { id } }),
      ]),
    }),
  ],
  [
    paths.match.path,
    (id) => ({
      load: loadPage.match,
      addresses: ofId(id, (id) => [ask('GET /matches/{id}/detail', { params: { id } })]),
    }),
  ],
  [
    paths.publicScorers.path,
    (id) => ({
      load: loadPage.scorers,
      addresses: [
        ask('GET /tournaments'),
        ask('GET /statistics/formatted/top-scorers', ranking(id, listLimits.scorers)),
      ],
    }),
  ],
  [
    paths.publicFairPlay.path,
    (id) => ({
      load: loadPage.fairPlay,
      addresses: [
        ask('GET /tournaments'),
        ask('GET /statistics/formatted/fair-play', ranking(id, listLimits.fairPlay)),
      ],
    }),
  ],
  [
    paths.publicGoalkeepers.path,
    (id) => ({
      load: loadPage.goalkeepers,
      addresses: [
        ask('GET /tournaments'),
        ask('GET /statistics/formatted/goalkeepers', ranking(id, listLimits.goalkeepers)),
      ],
    }),
  ],
];

/** Undefined for the screens that only people with an account open. */
export function openingAt(pathname: string, search: string): Opening | undefined {
  const chosen = new URLSearchParams(search).get('tournament');
  for (const [path, openingOf] of openings) {
    const found = new RegExp(`^${path.replace(':id', '(\\d+)')}$`).exec(pathname);
    if (found) return openingOf(idIn(found[1] ?? chosen));
  }
  return undefined;
}

/** Every screen asks for this. */
export const settingsAddress = ask('GET /settings');

function ask<Key extends GetKey>(key: Key, ...[given]: GivenArgument<Key>): string {
  const { params, query } = (given ?? {}) as { params?: Record<string, number>; query?: Record<string, number> };
  return addressOf(key.slice('GET '.length), params, query);
}

const ofId = (id: number | null, addresses: (id: number) => readonly string[]): readonly string[] =>
  id === null ? [] : addresses(id);

const ranking = (tournamentId: number | null, limit: number) => ({
  query: { ...(tournamentId !== null && { tournamentId }), limit },
});
