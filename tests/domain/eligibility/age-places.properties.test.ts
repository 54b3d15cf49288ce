/** The assignment of players to age clauses, on random rules and squads, beside trying every choice. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AgeCandidate,
  findAgeBeyondClauses,
  findPlayersWithoutPlace,
} from '#shared/domain/eligibility/age-places.ts';
import { judgeSquad } from '#shared/domain/eligibility/eligibility.ts';
import type { AgeClause, EligibilityException, EligibilityRules } from '#shared/domain/schemas/eligibility.ts';
import { noEligibilityRules } from '#shared/domain/tournament-rules.ts';
import { aPlayerToJudge, aSquadToJudge } from './eligibility-notation.ts';

const arbitraryYear = fc.integer({ min: 1990, max: 1995 });
const arbitraryQuota = fc.option(fc.integer({ min: 1, max: 2 }));
const arbitraryClause: fc.Arbitrary<AgeClause> = fc
  .record({
    years: fc.tuple(fc.option(arbitraryYear), fc.option(arbitraryYear)),
    places: fc.constantFrom('any' as const, 'any' as const, 'goalkeeper' as const),
    listQuota: arbitraryQuota,
    lineupQuota: arbitraryQuota,
  })
  .map(({ years: [a, b], ...clause }) => ({
    ...(a !== null && { bornFrom: Math.min(a, b ?? a) }),
    ...(b !== null && { bornTo: Math.max(b, a ?? b) }),
    ...clause,
  }));
const arbitraryClauses = fc
  .array(arbitraryClause, { minLength: 1, maxLength: 3 })
  .map(([first, ...others]): AgeClause[] => [{ ...(first as AgeClause), places: 'any' }, ...others]);
const arbitraryPlayers = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 6 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.record({ id: fc.constant(id), birthYear: arbitraryYear, isGoalkeeper: fc.boolean() })),
    ),
  );

const admits = (clause: AgeClause, player: AgeCandidate): boolean => findAgeBeyondClauses([clause], player) === null;
const isForPlayer = (clause: AgeClause, { isGoalkeeper }: AgeCandidate) => clause.places === 'any' || isGoalkeeper;

/** Whether all of these players fit into the clauses together, by trying every clause for each. */
function fitTogether(clauses: readonly AgeClause[], players: readonly AgeCandidate[], taken: number[] = []): boolean {
  const [player, ...others] = players;
  if (!player) return true;
  return clauses.some((clause, at) => {
    const used = taken.filter((place) => place === at).length;
    if (!isForPlayer(clause, player) || !admits(clause, player) || used >= (clause.listQuota ?? Infinity)) return false;
    return fitTogether(clauses, others, [...taken, at]);
  });
}

const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, chosen) => items.filter((_, at) => (chosen >> at) % 2 === 1));

test('as many players as possible have a place, and of several such choices the one with the lowest ids', () => {
  fc.assert(
    fc.property(arbitraryClauses, arbitraryPlayers, (clauses, players) => {
      const without = findPlayersWithoutPlace(clauses, players, ({ listQuota }) => listQuota);
      const placed = players.map(({ id }) => id).filter((id) => !without.has(id));
      const possible = subsetsOf(players)
        .filter((subset) => fitTogether(clauses, subset))
        .map((subset) => subset.map(({ id }) => id).sort((a, b) => a - b));
      const most = Math.max(...possible.map(({ length }) => length));
      const [best] = possible
        .filter(({ length }) => length === most)
        .sort((a, b) => a.reduce((order, id, at) => order || id - (b[at] as number), 0));
      expect(placed.sort((a, b) => a - b)).toEqual(best);
    }),
    { numRuns: 500 },
  );
});

const arbitraryRules: fc.Arbitrary<EligibilityRules> = fc.record({
  squad: fc.constant(null),
  ages: fc.oneof(fc.constant<AgeClause[]>([]), arbitraryClauses),
  playoffMatches: fc.integer({ min: 0, max: 3 }),
  fitness: fc.constantFrom('off' as const, 'warn' as const, 'block' as const),
});
const arbitrarySquad = fc.array(
  fc.record({
    dateOfBirth: fc.option(arbitraryYear.map((year) => `${year}-06-15`)),
    position: fc.constantFrom('Portero' as const, 'Defensa' as const),
    status: fc.constantFrom('active' as const, 'injured' as const, 'inactive' as const),
    fitUntil: fc.constantFrom(null, '2026-05-08', '2026-05-09'),
    squadSince: fc.constantFrom(null, '2026-03-01', '2026-04-01'),
  }),
  { maxLength: 6 },
);
const arbitraryGiven = fc
  .record({
    rules: arbitraryRules,
    fields: arbitrarySquad,
    inLineup: fc.option(fc.integer({ min: 0, max: 6 })),
    isPlayoff: fc.boolean(),
    firstClosedDay: fc.constantFrom(null, '2026-04-01'),
  })
  .map(({ rules, fields, inLineup, isPlayoff, firstClosedDay }) => {
    const squad = fields.map((more, at) => aPlayerToJudge(at + 1, more));
    const positions =
      inLineup === null ? null : squad.slice(0, inLineup).map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
    const match = { id: 10, matchDate: '2026-05-09', isPlayoff };
    return aSquadToJudge(squad, { rules, positions, match, firstClosedDay });
  });

test('every player has one verdict, which is that of the first reason, and warnings stand last', () => {
  fc.assert(
    fc.property(arbitraryGiven, (given) => {
      const judged = judgeSquad(given);
      expect(judged.map(({ playerId }) => playerId)).toEqual(given.squad.map(({ id }) => id));
      for (const { verdict, reasons } of judged) {
        expect(verdict).toBe(reasons[0]?.severity ?? 'eligible');
        const severities = reasons.map(({ severity }) => severity);
        expect(severities).toEqual(severities.toSorted());
      }
    }),
  );
});

test('without rules only the status and bans count', () => {
  fc.assert(
    fc.property(arbitraryGiven, (given) => {
      const codes = judgeSquad({ ...given, rules: noEligibilityRules, firstClosedDay: null }).flatMap(({ reasons }) =>
        reasons.map(({ code }) => code),
      );
      expect(codes.filter((code) => code !== 'inactive' && code !== 'injured')).toEqual([]);
    }),
  );
});

test('an exception removes its reason and gives nobody a new one', () => {
  fc.assert(
    fc.property(arbitraryGiven, (given) => {
      const before = judgeSquad(given);
      for (const { playerId, reasons } of before) {
        for (const { code } of reasons) {
          const exception = { playerId, code, reason: 'Por el tribunal', until: null } as EligibilityException;
          const after = judgeSquad({ ...given, exceptions: [exception] });
          const codesOf = (id: number, judged: typeof before) =>
            judged.find((one) => one.playerId === id)?.reasons.map((reason) => reason.code) ?? [];
          expect(codesOf(playerId, after)).not.toContain(code);
          for (const { id } of given.squad) {
            expect(codesOf(id, before)).toEqual(expect.arrayContaining(codesOf(id, after)));
          }
        }
      }
    }),
  );
});
