/** The verdict on each player of a squad: every reason alone, several together, and exceptions. */
import { describe, expect, test } from 'vitest';
import { judgeSquad, type SquadToJudge } from '#shared/domain/eligibility/eligibility.ts';
import { findFirstClosedDay } from '#shared/domain/eligibility/squad-closing.ts';
import type { EligibilityException, EligibilityReason } from '#shared/domain/schemas/eligibility.ts';
import type { Ban, BanSanction } from '#shared/domain/schemas/suspension.ts';
import { noEligibilityRules } from '#shared/domain/tournament-rules.ts';
import { describeEligibilityReason } from '#shared/text/eligibility-reasons.ts';
import { aPlayerToJudge, aSquadToJudge, lineupOf, parseAges, tellVerdicts } from './eligibility-notation.ts';

const aBan = (more: Partial<Ban> = {}): Ban => ({
  playerId: 1,
  teamId: 1,
  matches: 3,
  served: 1,
  remaining: 2,
  misses: [9, 10, 11].map((matchId) => ({ matchId, round: `Fecha ${matchId}` })),
  reasons: [{ matchId: 8, round: 'Fecha 8', eventType: 'redcard', minute: 12 }],
  ...more,
});
const aSanction = (more: Partial<BanSanction> = {}): BanSanction => ({
  id: 1,
  status: 'decided',
  article: '',
  since: '2026-04-01',
  until: null,
  isOpen: false,
  servedElsewhere: 0,
  bulletin: { year: 2026, number: 4 },
  ...more,
});
const judgeOne = (more: Partial<SquadToJudge>, player = aPlayerToJudge(1)) =>
  judgeSquad(aSquadToJudge([player], more))[0];
const ages = { ...noEligibilityRules, ages: parseAges('..1994; 1995..1996 lista 1; arquero ..2006') };

describe('a player of a tournament without rules', () => {
  test('is eligible', () => {
    expect(judgeOne({})).toEqual({ playerId: 1, verdict: 'eligible', reasons: [] });
  });

  test('is ineligible while inactive, and only warned of while injured', () => {
    const squad = [aPlayerToJudge(1, { status: 'inactive' }), aPlayerToJudge(2, { status: 'injured' })];
    expect(tellVerdicts(aSquadToJudge(squad))).toEqual({ 1: 'ineligible: inactive', 2: 'warning: (injured)' });
  });

  test('is suspended for the matches of a ban, with the cards and the matches left from that one on', () => {
    const { reasons } = aBan();
    expect(judgeOne({ bans: [aBan()] })?.reasons).toEqual([
      { code: 'suspended', severity: 'ineligible', left: 2, cards: reasons },
    ]);
    expect(judgeOne({ bans: [aBan({ misses: [] })] })?.verdict).toBe('eligible');
    expect(judgeOne({ bans: [aBan({ playerId: 2 })] })?.verdict).toBe('eligible');
  });

  test('leaves a ban from cards with the team, but takes a sanction along', () => {
    expect(judgeOne({ bans: [aBan({ teamId: 2 })] })?.verdict).toBe('eligible');
    const sanctioned = { code: 'sanctioned', severity: 'ineligible', since: '2026-04-01', left: 2 };
    const bulletin = { year: 2026, number: 4 };
    const sanction = aSanction();
    expect(judgeOne({ bans: [aBan({ teamId: 2, reasons: [], sanction })] })?.reasons).toEqual([
      { ...sanctioned, bulletin },
    ]);
    expect(judgeOne({ bans: [aBan({ teamId: 2, misses: [], sanction })] })?.verdict).toBe('eligible');
  });

  test.each<[string, Partial<Ban>, Partial<BanSanction>, object]>([
    ['of days, until when', {}, { until: '2026-05-31' }, { until: '2026-05-31' }],
    ['without an end, nothing but its beginning', {}, { isOpen: true }, {}],
    ['partly served elsewhere, how many matches are left', { matches: 5 }, { servedElsewhere: 1 }, { left: 3 }],
    ['not yet published, no bulletin', {}, { bulletin: null }, { left: 2, bulletin: undefined }],
  ])('is told of a sanction %s', (_, ban, sanction, told) => {
    const [reason] = judgeOne({ bans: [aBan({ ...ban, reasons: [], sanction: aSanction(sanction) })] })?.reasons ?? [];
    const usual = {
      code: 'sanctioned',
      severity: 'ineligible',
      since: '2026-04-01',
      bulletin: { year: 2026, number: 4 },
    };
    expect(reason).toEqual({ ...usual, ...told });
  });
});

describe('the rules', () => {
  test('a closed squad refuses who joined on its first closed day or later', () => {
    const squad = [null, '2026-03-09', '2026-03-10'].map((squadSince, at) => aPlayerToJudge(at + 1, { squadSince }));
    expect(tellVerdicts(aSquadToJudge(squad, { firstClosedDay: '2026-03-10' }))).toEqual({
      1: 'eligible',
      2: 'eligible',
      3: 'ineligible: squadClosed',
    });
  });

  test('ages refuse who is too young or too old, and warn of a birth date that is missing', () => {
    const rules = { ...noEligibilityRules, ages: parseAges('1980..1984; 1990..1994') };
    const births = ['1979-12-31', '1980-01-01', '1986-01-01', '1988-01-01', '1995-01-01', null];
    const squad = births.map((dateOfBirth, at) => aPlayerToJudge(at + 1, { dateOfBirth }));
    expect(tellVerdicts(aSquadToJudge(squad, { rules }))).toEqual({
      1: 'ineligible: tooOld',
      2: 'eligible',
      3: 'ineligible: tooYoung',
      4: 'ineligible: tooOld',
      5: 'ineligible: tooYoung',
      6: 'warning: (birthDateMissing)',
    });
  });

  test('a quota warns on a list and refuses in a lineup; the lower id keeps its place, inactive players take none', () => {
    const born = (id: number, year: number, more = {}) => aPlayerToJudge(id, { dateOfBirth: `${year}-05-05`, ...more });
    const squad = [born(7, 1996), born(3, 1995), born(1, 1995, { status: 'inactive' }), born(2, 1980)];
    const verdicts = { 1: 'ineligible: inactive', 2: 'eligible', 3: 'eligible' };
    expect(tellVerdicts(aSquadToJudge(squad, { rules: ages }))).toEqual({ ...verdicts, 7: 'warning: (ageQuota)' });
    const positions = lineupOf([born(2, 1980), born(3, 1995), born(7, 1996)]);
    const inLineup = tellVerdicts(aSquadToJudge(squad, { rules: ages, positions }));
    expect(inLineup).toEqual({ ...verdicts, 7: 'ineligible: ageQuota' });
    const withoutThree = tellVerdicts(aSquadToJudge(squad, { rules: ages, positions: lineupOf([born(7, 1996)]) }));
    expect(withoutThree).toMatchObject({ 7: 'eligible' });
  });

  test("a goalkeeper's clause follows the position on a list, and place 1 in a lineup", () => {
    const keeper = aPlayerToJudge(1, { dateOfBirth: '2004-01-01', position: 'Portero' });
    const field = aPlayerToJudge(2, { dateOfBirth: '2004-01-01' });
    const given = (positions: SquadToJudge['positions']) => aSquadToJudge([keeper, field], { rules: ages, positions });
    expect(tellVerdicts(given(null))).toEqual({ 1: 'eligible', 2: 'ineligible: tooYoung' });
    expect(tellVerdicts(given(lineupOf([field, keeper])))).toEqual({ 1: 'ineligible: tooYoung', 2: 'eligible' });
  });

  test('a lineup may have fewer of an age than the list', () => {
    const rules = { ...noEligibilityRules, ages: parseAges('..1994; ..1999 lista 3 cancha 1') };
    const squad = [1, 2, 3].map((id) => aPlayerToJudge(id, { dateOfBirth: '1998-01-01' }));
    expect(tellVerdicts(aSquadToJudge(squad, { rules }))).toEqual({ 1: 'eligible', 2: 'eligible', 3: 'eligible' });
    expect(tellVerdicts(aSquadToJudge(squad, { rules, positions: lineupOf(squad) }))).toEqual({
      1: 'eligible',
      2: 'ineligible: ageQuota',
      3: 'ineligible: ageQuota',
    });
  });

  test('playoffs ask for matches of the league, and no other match does', () => {
    const rules = { ...noEligibilityRules, playoffMatches: 5 };
    const appearances = new Map([[1, 3]]);
    const match = { id: 10, matchDate: '2026-05-09', isPlayoff: true };
    expect(judgeOne({ rules, appearances, match })?.reasons).toEqual([
      { code: 'playoffMatches', severity: 'ineligible', left: 2 },
    ]);
    expect(judgeOne({ rules, appearances })?.verdict).toBe('eligible');
  });

  test.each([
    ['warn', 'warning: (unfit)'],
    ['block', 'ineligible: unfit'],
    ['off', 'eligible'],
  ] as const)('a medical certificate that ended the day before: %s gives %s', (fitness, verdict) => {
    const squad = ['2026-05-08', '2026-05-09'].map((fitUntil, at) => aPlayerToJudge(at + 1, { fitUntil }));
    const given = aSquadToJudge(squad, { rules: { ...noEligibilityRules, fitness } });
    expect(tellVerdicts(given)).toEqual({ 1: verdict, 2: 'eligible' });
    expect(judgeSquad(given)[0]?.reasons[0]?.since).toBe(fitness === 'off' ? undefined : '2026-05-09');
  });
});

test('several reasons stand worst first', () => {
  const player = aPlayerToJudge(1, { status: 'injured', dateOfBirth: null, squadSince: '2026-05-01' });
  const rules = { ...ages, fitness: 'block' as const };
  const given = aSquadToJudge([player], { rules, bans: [aBan()], firstClosedDay: '2026-04-01' });
  expect(tellVerdicts(given)).toEqual({
    1: 'ineligible: suspended squadClosed unfit (injured) (birthDateMissing)',
  });
});

describe('an exception', () => {
  const exception = (code: EligibilityException['code'], until: string | null = null): EligibilityException[] => [
    { playerId: 1, code, reason: 'Pase fuera de término', until },
  ];
  const young = (id: number, year = 1996) => aPlayerToJudge(id, { dateOfBirth: `${year}-01-01` });

  test('lets the player play despite that rule alone, through its last day', () => {
    const given = (exceptions: EligibilityException[]) =>
      tellVerdicts(aSquadToJudge([young(1, 2000), young(2, 2000)], { rules: ages, exceptions }));
    const refused = 'ineligible: tooYoung';
    expect(given(exception('tooYoung'))).toEqual({ 1: 'eligible', 2: refused });
    expect(given(exception('tooYoung', '2026-05-09'))).toEqual({ 1: 'eligible', 2: refused });
    expect(given(exception('tooYoung', '2026-05-08'))).toEqual({ 1: refused, 2: refused });
    expect(given(exception('unfit'))).toEqual({ 1: refused, 2: refused });
  });

  test('from a quota takes no place of another player', () => {
    const given = (exceptions: EligibilityException[]) =>
      tellVerdicts(aSquadToJudge([young(1), young(2)], { rules: ages, exceptions }));
    expect(given([])).toEqual({ 1: 'eligible', 2: 'warning: (ageQuota)' });
    expect(given(exception('ageQuota'))).toEqual({ 1: 'eligible', 2: 'eligible' });
  });
});

describe('the first closed day', () => {
  const aRoundMatch = (round: string, matchDate: string, status = 'scheduled' as 'scheduled' | 'postponed') => {
    return { round, matchDate, status };
  };

  test('of squads that never close there is none', () => {
    expect(findFirstClosedDay(null, [])).toBeNull();
  });

  test('of a round is the earliest day that its matches have now, postponed ones apart', () => {
    const matches = [aRoundMatch('Fecha 4', '2026-04-05'), aRoundMatch('Fecha 4', '2026-04-04')];
    const rained = aRoundMatch('Fecha 4', '2026-04-01', 'postponed');
    expect(findFirstClosedDay({ closesBefore: 'Fecha 4' }, [...matches, rained])).toBe('2026-04-04');
    expect(findFirstClosedDay({ closesBefore: 'Fecha 4' }, [rained])).toBeNull();
    expect(findFirstClosedDay({ closesBefore: 'Fecha 5' }, matches)).toBeNull();
  });

  test('of semifinals is that of the first one', () => {
    const matches = [aRoundMatch('Semifinal 1', '2026-06-02'), aRoundMatch('Semifinal 2', '2026-06-01')];
    expect(findFirstClosedDay({ closesBefore: 'Semifinales' }, matches)).toBe('2026-06-01');
  });
});

test.each<[EligibilityReason, string]>([
  [{ code: 'suspended', severity: 'ineligible', left: 2, cards: aBan().reasons }, 'está suspendido: roja en Fecha 8'],
  [
    { code: 'suspended', severity: 'ineligible', cards: aBan().reasons, bulletin: { year: 2026, number: 3 } },
    'está suspendido: roja en Fecha 8 (boletín 3/2026)',
  ],
  [
    { code: 'sanctioned', severity: 'ineligible', until: '2026-05-31', bulletin: { year: 2026, number: 4 } },
    'está sancionado hasta el 31/05/2026 (boletín 4/2026)',
  ],
  [{ code: 'sanctioned', severity: 'ineligible', left: 1 }, 'está sancionado: le queda 1 partido'],
  [{ code: 'sanctioned', severity: 'ineligible' }, 'está sancionado'],
  [{ code: 'inactive', severity: 'ineligible' }, 'está inactivo'],
  [
    { code: 'squadClosed', severity: 'ineligible', since: '2026-03-10' },
    'se sumó con el plantel cerrado, desde el 10/03/2026',
  ],
  [{ code: 'tooYoung', severity: 'ineligible' }, 'es más joven de lo que admite el torneo'],
  [{ code: 'tooOld', severity: 'ineligible' }, 'es mayor de lo que admite el torneo'],
  [{ code: 'ageQuota', severity: 'warning' }, 'no entra en el cupo de su edad'],
  [
    { code: 'playoffMatches', severity: 'ineligible', left: 1 },
    'necesita jugar 1 partido más de la fase regular para los playoffs',
  ],
  [
    { code: 'playoffMatches', severity: 'ineligible', left: 2 },
    'necesita jugar 2 partidos más de la fase regular para los playoffs',
  ],
  [{ code: 'unfit', severity: 'warning' }, 'no tiene apto médico'],
  [{ code: 'unfit', severity: 'warning', since: '2026-05-01' }, 'tiene el apto médico vencido desde el 01/05/2026'],
  [{ code: 'injured', severity: 'warning' }, 'está lesionado'],
  [{ code: 'birthDateMissing', severity: 'warning' }, 'no tiene la fecha de nacimiento cargada'],
])('a reason is told after the name of the player: %j', (reason, text) => {
  expect(describeEligibilityReason(reason)).toBe(text);
});
