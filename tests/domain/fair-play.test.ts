/** Fair play, as an organiser would check it against the match sheets: a blue is 1, a yellow 2, a red 3. */
import { describe, expect, test } from 'vitest';
import type { RankedFairPlayTeam } from '#shared/domain/schemas/statistics.ts';
import { rankingsFromFigures, sumTournamentFigures } from '#shared/domain/statistics/figures.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { figuresFromNotation, rankingsFromNotation } from './match-notation.ts';

/** Rows as lines such as '1 Norte: 0 blue, 2 yellow, 1 red = 7'. */
const formatFairPlayRows = (rows: readonly RankedFairPlayTeam[]) =>
  rows.map(
    ({ position, teamName, blueCards, yellowCards, redCards, totalPoints }) =>
      `${position} ${teamName}: ${blueCards} blue, ${yellowCards} yellow, ${redCards} red = ${totalPoints}`,
  );
const fairPlayLines = (text: string) => formatFairPlayRows(rankingsFromNotation(text).fairPlay);
const firstTeamPlayerLines = ([first]: readonly RankedFairPlayTeam[]) =>
  first?.players.map(({ playerName, totalPoints }) => `${playerName} ${totalPoints}`);

test('every team that has played is listed, fewest points first, zeros included', () => {
  expect(
    fairPlayLines(`
      Norte 3-1 Sur  | Perez of Norte red 5', Diaz of Sur yellow 6', Gil of Sur blue 7', Gil of Sur blue 9'
      Este 0-0 Oeste | Rey of Este blue 8'
      Norte 1-0 Este (in play)     | Rey of Este red 8'
      Centro 1-0 Este (cancelled)  | Rey of Este red 8'`),
  ).toEqual([
    '1 Oeste: 0 blue, 0 yellow, 0 red = 0',
    '2 Este: 1 blue, 0 yellow, 0 red = 1',
    '3 Norte: 0 blue, 0 yellow, 1 red = 3',
    '4 Sur: 2 blue, 1 yellow, 0 red = 4',
  ]);
});

test('equal points share a position; fewer reds come first, then fewer yellows, then the name', () => {
  expect(
    fairPlayLines(`
      Norte 0-0 Sur   | A of Norte red 1', A of Norte red 2', B of Sur yellow 1', B of Sur yellow 2', B of Sur yellow 3'
      Este 0-0 Oeste  | C of Este red 1', C of Este blue 2', C of Este yellow 3'
      Oeste 0-0 Este  | D of Oeste yellow 3', D of Oeste yellow 4', D of Oeste blue 5', D of Oeste blue 6'
      Ñu 0-0 Nube     | E of Nube yellow 3', F of Ñu yellow 4'`),
  ).toEqual([
    '1 Nube: 0 blue, 1 yellow, 0 red = 2',
    '1 Ñu: 0 blue, 1 yellow, 0 red = 2',
    '3 Oeste: 2 blue, 2 yellow, 0 red = 6',
    '3 Sur: 0 blue, 3 yellow, 0 red = 6',
    '3 Este: 1 blue, 1 yellow, 1 red = 6',
    '3 Norte: 0 blue, 0 yellow, 2 red = 6',
  ]);
});

test('where a blue card has no points, the team with fewer of them still comes first', () => {
  const rules = { ...defaultRules, fairPlay: { blue: 0, yellow: 2, red: 3 } };
  const text = "Norte 1-0 Sur | Perez of Norte blue 5', Perez of Norte blue 6', Diaz of Sur blue 7'";
  expect(formatFairPlayRows(rankingsFromNotation(text, { rules }).fairPlay)).toEqual([
    '1 Sur: 1 blue, 0 yellow, 0 red = 0',
    '1 Norte: 2 blue, 0 yellow, 0 red = 0',
  ]);
});

describe('a card counts', () => {
  test('in a playoff match, and in a walkover that the team came to', () => {
    expect(
      fairPlayLines(`
        Norte 1-0 Sur (playoff)            | Perez of Norte yellow 5'
        Norte 3-0 Sur (Sur did not come)   | Perez of Norte blue 5'`),
    ).toEqual(['1 Sur: 0 blue, 0 yellow, 0 red = 0', '2 Norte: 1 blue, 1 yellow, 0 red = 3']);
  });

  test('as many points as the tournament’s rules give it', () => {
    const rules = { ...defaultRules, fairPlay: { blue: 0, yellow: 5, red: 10 } };
    const text = "Norte 1-0 Sur | Perez of Norte yellow 5', Perez of Norte blue 6', Diaz of Sur red 7'";
    expect(formatFairPlayRows(rankingsFromNotation(text, { rules }).fairPlay)).toEqual([
      '1 Norte: 1 blue, 1 yellow, 0 red = 5',
      '2 Sur: 0 blue, 0 yellow, 1 red = 10',
    ]);
  });
});

describe('the players in the fair-play row of a team', () => {
  test('are those with a card, most points first', () => {
    const text = `
      Norte 1-0 Sur | Gil of Norte blue 1', Perez of Norte red 5', Abad of Norte blue 6', Luna of Norte goal 9'
      Norte 1-0 Sur | Gil of Norte yellow 7'`;
    expect(
      firstTeamPlayerLines(rankingsFromNotation(text).fairPlay.filter(({ teamName }) => teamName === 'Norte')),
    ).toEqual(['Perez 3', 'Gil 3', 'Abad 1']);
  });

  test('are sorted by name when their points are equal', () => {
    const text = "Norte 1-0 Sur | Zamora of Norte blue 1', Ñandez of Norte blue 2', Nuñez of Norte blue 3'";
    const norte = rankingsFromNotation(text).fairPlay.filter(({ teamName }) => teamName === 'Norte');
    expect(firstTeamPlayerLines(norte)).toEqual(['Nuñez 1', 'Ñandez 1', 'Zamora 1']);
  });

  test('include a player who changed teams in the rows of both, with the points of the cards for each team', () => {
    const text = `
      Norte 1-0 Sur | Gil of Norte blue 1'
      Sur 1-0 Norte | Gil of Sur red 7'`;
    const rows = rankingsFromNotation(text).fairPlay;
    expect(rows.map(({ teamName, players }) => [teamName, players.map(({ totalPoints }) => totalPoints)])).toEqual([
      ['Norte', [1]],
      ['Sur', [3]],
    ]);
  });
});

test('points of several tournaments add up, each by its own rules', () => {
  const strict = { rules: { ...defaultRules, fairPlay: { blue: 10, yellow: 20, red: 30 } } };
  const all = sumTournamentFigures([
    figuresFromNotation("Norte 1-0 Sur | Gil of Norte blue 1'", strict),
    figuresFromNotation("Norte 1-0 Este | Gil of Norte blue 1', Gil of Norte yellow 2', Rey of Este red 4'"),
  ]);
  const rows = rankingsFromFigures(all).fairPlay;
  expect(formatFairPlayRows(rows)).toEqual([
    '1 Sur: 0 blue, 0 yellow, 0 red = 0',
    '2 Este: 0 blue, 0 yellow, 1 red = 3',
    '3 Norte: 2 blue, 1 yellow, 0 red = 13',
  ]);
  expect(rows[2]?.players).toMatchObject([{ playerName: 'Gil', blueCards: 2, yellowCards: 1, totalPoints: 13 }]);
});
