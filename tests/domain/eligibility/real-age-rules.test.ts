/** The age rules of real leagues give the verdicts that the leagues would give. */
import { describe, expect, test } from 'vitest';
import { findFirstClosedDay } from '#shared/domain/eligibility/squad-closing.ts';
import { noEligibilityRules } from '#shared/domain/tournament-rules.ts';
import { aPlayerToJudge, aSquadToJudge, lineupOf, parseAges, tellVerdicts } from './eligibility-notation.ts';
import { realAgeCases } from './real-age-rules.ts';

describe('a rule of years of birth, places and quotas gives the verdict of', () => {
  test.each(realAgeCases)('$name', ({ ages, others, born, place, ok }) => {
    const keeper = place === 'goalkeeper' ? [] : [aPlayerToJudge(1, { position: 'Portero', dateOfBirth: null })];
    const before = others.map((year, at) => aPlayerToJudge(at + 2, { dateOfBirth: `${year}-07-01` }));
    const player = aPlayerToJudge(99, { dateOfBirth: born, position: place === 'goalkeeper' ? 'Portero' : 'Defensa' });
    const squad = [...keeper, ...before, player];
    const rules = { ...noEligibilityRules, ages: parseAges(ages) };
    const inLineup = tellVerdicts(aSquadToJudge(squad, { rules, positions: lineupOf(squad) }));
    expect(inLineup[99]?.startsWith('ineligible')).toBe(!ok);
    expect(before.map(({ id }) => inLineup[id])).toEqual(before.map(() => 'eligible'));
    if (ages.includes('cancha')) return;
    const onList = tellVerdicts(aSquadToJudge(squad, { rules }));
    expect(onList[99] === 'eligible').toBe(ok);
  });
});

describe('a rule of closing, matches or medical certificates gives the verdict of', () => {
  const rounds = Array.from({ length: 18 }, (_, at) => {
    const matchDate = `2026-03-${String(at + 1).padStart(2, '0')}`;
    return { round: `Fecha ${at + 1}`, matchDate, status: 'scheduled' as const };
  });

  test.each([
    ['A09, 7', { closesOn: '2017-09-07' }, '2017-09-08', false],
    ['A13, 1', { closesOn: '2017-07-14' }, '2017-07-12', true],
    ['A13, 2', { closesOn: '2017-07-14' }, '2017-07-15', false],
    ['A15, 3', { closesBefore: 'Fecha 16' }, '2026-03-15', true],
    ['A15, 4', { closesBefore: 'Fecha 16' }, '2026-03-16', false],
    ['A16, 1', { closesBefore: 'Fecha 4' }, '2026-03-03', true],
    ['A16, 2', { closesBefore: 'Fecha 4' }, '2026-03-04', false],
    ['A17, 1', { closesBefore: 'Fecha 7' }, '2026-03-06', true],
    ['A17, 2', { closesBefore: 'Fecha 7' }, '2026-03-08', false],
  ])('%s', (_, squad, squadSince, ok) => {
    const firstClosedDay = findFirstClosedDay(squad, rounds);
    const verdicts = tellVerdicts(aSquadToJudge([aPlayerToJudge(1, { squadSince })], { firstClosedDay }));
    expect(verdicts).toEqual({ 1: ok ? 'eligible' : 'ineligible: squadClosed' });
  });

  test.each([
    ['A15, 1', 6, 5, false],
    ['A15, 2', 6, 6, true],
    ['A15, 3', 5, 5, true],
  ])('%s', (_, playoffMatches, played, ok) => {
    const match = { id: 10, matchDate: '2026-05-09', isPlayoff: true };
    const rules = { ...noEligibilityRules, playoffMatches };
    const given = aSquadToJudge([aPlayerToJudge(1)], { match, rules, appearances: new Map([[1, played]]) });
    expect(tellVerdicts(given)).toEqual({ 1: ok ? 'eligible' : 'ineligible: playoffMatches' });
  });

  test.each([
    ['A13, 6', 'block', null, 'ineligible: unfit'],
    ['A14, 1', 'warn', null, 'warning: (unfit)'],
    ['A14, 3', 'block', '2026-12-31', 'eligible'],
  ] as const)('%s', (_, fitness, fitUntil, verdict) => {
    const given = aSquadToJudge([aPlayerToJudge(1, { fitUntil })], { rules: { ...noEligibilityRules, fitness } });
    expect(tellVerdicts(given)).toEqual({ 1: verdict });
  });
});
