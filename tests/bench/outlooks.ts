/** How long it takes to compute and to explain the outlook of all teams of a league near its end. */
import { explainOutlook } from '#shared/domain/outlook/explanation/explain.ts';
import { computeOutlook } from '#shared/domain/outlook/table-outlook.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import { computeStandings } from '#shared/domain/standings/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '#tests/support/builders.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { type BenchFigure, medianOf } from './figures.ts';

const bands: readonly Band[] = [
  { from: 1, to: 1, label: 'Campeón', kind: 'good', table: 'general' },
  { from: 1, to: 4, label: 'Clasifica', kind: 'good', table: 'general' },
  { from: 11, to: 20, label: 'Desciende', kind: 'bad', table: 'general' },
];
const seasons = 21;

interface LeagueSize {
  readonly teams: number;
  readonly roundsLeft: number;
  readonly limit: number;
}

export const measureOutlooks = async (): Promise<BenchFigure[]> =>
  [
    { teams: 12, roundsLeft: 4, limit: 50 },
    { teams: 20, roundsLeft: 5, limit: 500 },
  ].flatMap(figuresOf);

function figuresOf(size: LeagueSize): BenchFigure[] {
  const measureAll = () => Array.from({ length: seasons }, (_, seed) => measureSeason(size, seed));
  // The first time Node compiles what it runs; a warm Lambda has done so.
  const [first] = measureAll();
  const measured = measureAll();
  const of = (kind: 'table' | 'outlook' | 'explanation') => medianOf(measured.map((each) => each[kind]));
  const what = `${size.teams} teams with ${size.roundsLeft} rounds left`;
  const slowest = Math.max(...measured.map(({ outlook }) => outlook));
  return [
    {
      what: `CPU time of the outlook of ${what}, the slowest of ${seasons} seasons`,
      measured: `${slowest.toFixed(0)} ms, median ${of('outlook').toFixed(0)} ms, ${first?.outlook.toFixed(0)} ms before anything is compiled`,
      limit: `≤ ${size.limit} ms`,
      holds: slowest <= size.limit,
      isTime: true,
    },
    {
      what: `CPU time of its explanation, ${what}`,
      measured: `median ${of('explanation').toFixed(1)} ms, that of the table alone ${of('table').toFixed(1)} ms`,
      limit: '',
      isTime: true,
    },
    {
      what: `states not proven, ${what}`,
      measured: `${measured.reduce((sum, { unknown }) => sum + unknown, 0)} of ${seasons * size.teams * bands.length}`,
      limit: '< 1 %',
      holds: measured.reduce((sum, { unknown }) => sum + unknown, 0) < seasons * size.teams * bands.length * 0.01,
    },
  ];
}

/** A season of two legs with drawn results, without its last rounds. */
function measureSeason({ teams: count, roundsLeft }: LeagueSize, seed: number) {
  const teams = Array.from({ length: count }, (_, at) => aTeam(`Club ${at + 1}`));
  const draw = drawnNumbers(seed + 1);
  const rounds = roundRobinOf({ teams, canchas: [] }, { legs: 2 });
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? '';
  const all = rounds.flatMap(({ round, matches }, at) =>
    matches.map(({ homeTeamId, awayTeamId, matchDate, matchTime }) =>
      aMatch({
        home: nameOf(homeTeamId),
        away: nameOf(awayTeamId),
        round,
        matchDate,
        matchTime,
        ...(at < rounds.length - roundsLeft && { score: `${draw(4)}-${draw(3)}` }),
      }),
    ),
  );
  const [rules, points] = [defaultRules, defaultRules.points];
  const given = { tournamentId: 1, teams, matches: all, rules, adjustments: [], today: '9999-12-31' };
  const table = timed(() => computeStandings(given));
  const open = all
    .filter(({ status }) => status === 'scheduled')
    .map((match) => ({ ...match, homeTeamId: match.homeTeamId as number, awayTeamId: match.awayTeamId as number }));
  const outlook = timed(() => computeOutlook({ teams: table.result, matches: open, bands, points }));
  const explanation = timed(() =>
    explainOutlook({
      outlook: { groupId: 0, matchesLeft: open.length, teams: outlook.result },
      rows: table.result,
      open,
      played: { matches: all.filter(({ status }) => status === 'completed'), rules },
      bands,
    }),
  );
  const states = outlook.result.flatMap((team) => team.bands.map(({ state }) => state));
  return {
    table: table.ms,
    outlook: outlook.ms,
    explanation: explanation.ms,
    unknown: states.filter((state) => state === 'unknown').length,
  };
}

function timed<Result>(run: () => Result): { readonly result: Result; readonly ms: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/** The same numbers for the same seed, each from 0 to `below` - 1. */
function drawnNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 65_536) % below;
  };
}
