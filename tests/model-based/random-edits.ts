/**
 * Random edits of what the verdicts on a squad depend on: rules and exceptions, players, sanctions and their bulletins,
 * settings, and what 'Cambios' takes back. The API may refuse one.
 */
import fc from 'fast-check';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import type { Change } from '#shared/domain/schemas/change.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { ApiAnswer } from '#tests/support/api.ts';
import { recordNewChanges } from '#tests/support/changes.ts';
import { factsFromItems } from './facts-in-table.ts';
import { pickModulo } from './new-federation.ts';
import { readAllTableItems } from './own-table.ts';
import type { Facts } from './reference/facts.ts';
import { changeEntity, sendRequest } from './requests.ts';

/** `at` chooses among what is stored, modulo its number; `n` what becomes of it. */
interface Numbers {
  readonly at: number;
  readonly n: number;
}
type Answer = Promise<ApiAnswer<unknown> | undefined>;

const ofTournament =
  (change: (n: number, facts: Facts) => object) =>
  async (facts: Facts, { at, n }: Numbers) => {
    const tournament = pickModulo(facts.tournaments, at);
    return tournament && changeEntity('/tournaments/{id}', tournament.id, { ...change(n, facts) });
  };
const ofPlayer =
  (change: (n: number, facts: Facts) => object) =>
  async (facts: Facts, { at, n }: Numbers) => {
    const player = pickModulo(facts.players, at);
    return player && changeEntity('/players/{id}', player.id, { isStarter: false, ...change(n, facts) });
  };
const listSanctions = async () => (await sendRequest('GET /sanctions', undefined)).body as Sanction[];

const edits = {
  settings: (_facts, { n }) =>
    changeEntity('/settings', undefined, { name: `Liga ${n}`, squadSize: 12 + n, sanctionsPublicYears: 1 + n }),
  rules: ofTournament((n, { today }) => ({
    rules: {
      eligibility: {
        squad: pickModulo([null, { closesOn: addDays(today, n - 5) }, { closesBefore: 'Fecha 2' }], n),
        ages: n % 2 ? [{ bornTo: 1990 + n, places: 'any', listQuota: null, lineupQuota: null }] : [],
        playoffMatches: n % 4,
        fitness: pickModulo(['off', 'warn', 'block'], n),
      },
      suspensions: { red: 1 + n },
    },
  })),
  exceptions: ofTournament((n, { players }) => ({
    eligibilityExceptions: players
      .slice(0, n)
      .map(({ id }) => ({ playerId: id, code: 'unfit', reason: 'Trae el papel', until: null })),
  })),
  birthDate: ofPlayer((n) => ({ dateOfBirth: `${1980 + 3 * n}-05-21` })),
  names: ofPlayer((n) => ({ firstName: `Juan ${n}`, lastName: `Paz ${n}` })),
  status: ofPlayer((n) => ({ status: pickModulo(['active', 'injured', 'inactive'], n) })),
  certificate: ofPlayer((n, { today }) => ({ fitUntil: n ? addDays(today, 10 * n - 40) : null })),
  team: ofPlayer((n, { teams }) => ({ teamId: pickModulo(teams, n)?.id, jerseyNumber: 20 + n })),
  sanction: (facts, { at, n }) => {
    const match = pickModulo(facts.matches, n);
    return sendRequest('POST /sanctions', undefined, {
      tournamentId: n % 3 ? pickModulo(facts.tournaments, at)?.id : 0,
      subject: { kind: 'player', id: pickModulo(facts.players, at)?.id },
      ...(n % 2 && match && { matchId: match.id }),
      reason: 'Insultó al árbitro.',
      decidedOn: addDays(facts.today, n - 5),
      measures: n % 4 ? [{ kind: 'matches', matches: n }] : [{ kind: 'indefinite', from: facts.today }],
    });
  },
  lifting: async (facts, { at }) => {
    const sanction = pickModulo(await listSanctions(), at);
    if (!sanction) return undefined;
    const { id: replaces, tournamentId, subject } = sanction;
    const decision = { reason: 'Se levanta.', decidedOn: facts.today, measures: [{ kind: 'lifted' }] };
    return sendRequest('POST /sanctions', undefined, { tournamentId, subject, replaces, ...decision });
  },
  deletion: async (_facts, { at }) => {
    const unpublished = (await listSanctions()).filter(({ bulletin }) => bulletin === null);
    const sanction = pickModulo(unpublished, at);
    return sanction && sendRequest('DELETE /sanctions/{id}', sanction.id);
  },
  bulletin: async (facts, { at }) => {
    const tournament = pickModulo(facts.tournaments, at);
    const body = { date: facts.today, notices: 'Se juega igual.' };
    const draft = await sendRequest('POST /tournaments/{id}/bulletins', tournament?.id, body);
    return draft.status === 201 ? sendRequest('POST /bulletins/{id}/publish', (draft.body as Bulletin).id) : draft;
  },
  undo: async (facts, { at }) => {
    await recordNewChanges();
    const tournament = pickModulo(facts.tournaments, at);
    const changes = (await sendRequest('GET /tournaments/{id}/changes', tournament?.id)).body as Change[];
    const last = changes.find(({ canUndo }) => canUndo);
    return last && sendRequest('POST /tournaments/{id}/changes/undo', tournament?.id, { changeId: last.id });
  },
} as const satisfies Record<string, (facts: Facts, numbers: Numbers) => Answer>;

export const editNames = Object.keys(edits) as (keyof typeof edits)[];
export interface Edit extends Numbers {
  readonly edit: keyof typeof edits;
}

export const arbitraryEdit: fc.Arbitrary<Edit> = fc.record({
  edit: fc.constantFrom(...editNames),
  at: fc.nat(40),
  n: fc.nat(9),
});

/** Carries an edit out as an administrator; tells whether the API accepted it. */
export async function carryOutEdit({ edit, ...numbers }: Edit): Promise<boolean> {
  const answer = await edits[edit](factsFromItems(await readAllTableItems()), numbers);
  return answer !== undefined && answer.status < 300;
}
