/** What is still possible for a team: places, states and the two numbers, by examples small enough to check by hand. */
import { describe, expect, test } from 'vitest';
import { stateOf } from '#shared/domain/outlook/aim.ts';
import { Prospects } from '#shared/domain/outlook/prospects.ts';
import { bandOutlooksIn, downFrom, outlooksIn, statesIn, upTo } from './outlook-notation.ts';

describe('the places that are possible', () => {
  test('count ties for the team in the best, and against it in the worst', () => {
    const { Lanús, Ferro } = outlooksIn({ points: { Lanús: 3, Ferro: 0 }, open: ['Fecha 9: Lanús–Ferro'] });
    expect(Lanús).toMatchObject({ best: 1, worst: 2 });
    expect(Ferro).toMatchObject({ best: 1, worst: 2 });
  });

  test('take into account that rivals play each other', () => {
    const open = ['Fecha 9: Ferro–Tigre'];
    const of = (lanús: number) => outlooksIn({ points: { Lanús: lanús, Ferro: 2, Tigre: 2 }, open }).Lanús;
    // Either of them may stay level, but not both; either may pass 4 points, but not both.
    expect(of(2)).toMatchObject({ best: 2, worst: 3 });
    expect(of(4)).toMatchObject({ best: 1, worst: 2 });
  });
});

describe('the state of a team', () => {
  test('is secured or out when no result changes it', () => {
    expect(statesIn({ points: { Lanús: 4, Ferro: 0 }, open: ['Fecha 9: Lanús–Ferro'] })).toEqual({
      Lanús: 'secured',
      Ferro: 'out',
    });
  });

  test('depends on ties alone when the aim can be missed, or reached, level on points only', () => {
    expect(statesIn({ points: { Lanús: 3, Ferro: 0 }, open: ['Fecha 9: Lanús–Ferro'] })).toEqual({
      Lanús: 'securedUnlessTied',
      Ferro: 'onlyByTie',
    });
  });

  test('is in its own hands when winning all its matches suffices, ties against it', () => {
    const open = ['Fecha 9: Lanús–Tigre', 'Fecha 9: Ferro–Almagro'];
    const states = (ferro: number) => statesIn({ points: { Lanús: 4, Ferro: ferro, Tigre: 3, Almagro: 0 }, open });
    expect(states(3)).toMatchObject({ Lanús: 'ownHands', Ferro: 'dependsOnOthers' });
    expect(states(4)).toMatchObject({ Lanús: 'dependsOnOthers', Ferro: 'dependsOnOthers' });
  });

  test('of a band that costs something is secured for those who stay above its first place', () => {
    const table = {
      points: { Lanús: 9, Ferro: 5, Tigre: 3, Almagro: 0 },
      open: ['Fecha 9: Ferro–Lanús', 'Fecha 9: Tigre–Almagro'],
      bands: [downFrom(3)],
    };
    expect(statesIn(table)).toEqual({
      Lanús: 'secured',
      Ferro: 'ownHands',
      Tigre: 'dependsOnOthers',
      Almagro: 'out',
    });
    expect(new Set(Object.values(statesIn({ ...table, bands: [downFrom(1)] })))).toEqual(new Set(['out']));
  });

  test('is secured for all in a band that is as long as the table', () => {
    const table = { points: { Lanús: 3, Ferro: 0 }, open: ['Fecha 9: Lanús–Ferro'], bands: [upTo(2)] };
    expect(statesIn(table)).toEqual({ Lanús: 'secured', Ferro: 'secured' });
  });

  test('is unknown, and no guess, when the effort does not suffice for a proof', () => {
    const situation = { own: 6, rivals: [5, 5, 0], opponents: [], pairs: [[0, 1]] as const };
    const proven = (left: number) => {
      const effort = { ofQuestion: 1000, ofTeam: { left } };
      const prospects = new Prospects(situation, { win: 3, draw: 1, loss: 0 }, effort);
      return [
        prospects.isReachable('aboveOrLevel', 2),
        prospects.isReachable('aboveOrLevel', 3),
        stateOf(prospects, { above: 2, below: 2 }),
      ];
    };
    expect(proven(1000)).toEqual([true, false, 'securedUnlessTied']);
    // That the third cannot reach the team needs no search.
    expect(proven(1)).toEqual([undefined, false, 'unknown']);
    // Nothing is asked any more.
    expect(proven(-1)).toEqual([undefined, undefined, 'unknown']);
  });
});

describe('the points with which a team is certain', () => {
  const points = { Lanús: 6, Ferro: 5, Tigre: 0, Almagro: 0 };
  const open = ['Fecha 9: Lanús–Tigre', 'Fecha 9: Ferro–Almagro'];

  test('are more than any with which it can miss the aim, ties against it', () => {
    expect(bandOutlooksIn({ points, open }).Lanús).toMatchObject({ state: 'ownHands', certainWith: 3 });
    expect(bandOutlooksIn({ points: { ...points, Ferro: 2 }, open }).Lanús?.certainWith).toBe(0);
    expect(bandOutlooksIn({ points: { ...points, Ferro: 3 }, open }).Lanús).toMatchObject({
      state: 'securedUnlessTied',
      certainWith: 1,
    });
  });

  test('are null when even winning all does not suffice', () => {
    expect(bandOutlooksIn({ points, open }).Ferro).toMatchObject({ state: 'dependsOnOthers', certainWith: null });
  });

  test('are not fewer because some results with fewer points would do', () => {
    // Two draws bring 2 and keep Ferro at 1; a win and a defeat bring 3, but Ferro may be the one that won.
    const table = { points: { Lanús: 0, Ferro: 0, Tigre: 0 }, open: ['Fecha 8: Lanús–Ferro', 'Fecha 9: Lanús–Tigre'] };
    expect(bandOutlooksIn(table).Lanús?.certainWith).toBe(4);
  });

  test('are sums that its matches can bring', () => {
    // Ferro ends with 9: it takes 4 more points, but two matches bring 3 or 4 and then 6.
    const table = {
      points: { Lanús: 5, Ferro: 6, Tigre: 0, Almagro: 0 },
      open: ['Fecha 8: Lanús–Tigre', 'Fecha 9: Lanús–Almagro', 'Fecha 9: Ferro–Tigre'],
    };
    expect(bandOutlooksIn(table).Lanús?.certainWith).toBe(6);
  });
});

describe('the points without which a team is out', () => {
  test('are the fewest with which it can reach the aim, ties for it', () => {
    const table = {
      points: { Lanús: 6, Ferro: 5, Tigre: 0, Almagro: 0 },
      open: ['Fecha 9: Lanús–Tigre', 'Fecha 9: Ferro–Almagro'],
    };
    const { Lanús, Ferro, Tigre } = bandOutlooksIn(table);
    expect(Lanús?.impossibleBelow).toBe(0);
    expect(Ferro?.impossibleBelow).toBe(1);
    expect(Tigre).toMatchObject({ state: 'out', impossibleBelow: null });
  });

  test('begin with those of losing all, which some rules give points for', () => {
    const { Lanús } = bandOutlooksIn({
      points: { Lanús: 9, Ferro: 1 },
      open: ['Fecha 8: Lanús–Ferro', 'Fecha 9: Ferro–Lanús'],
      rules: { win: 3, draw: 2, loss: 1 },
    });
    expect(Lanús).toMatchObject({ state: 'secured', certainWith: 0, impossibleBelow: 2 });
  });
});

describe('rules that are worth little or the wrong way round', () => {
  const table = { points: { Lanús: 2, Ferro: 1, Tigre: 1 }, open: ['Fecha 8: Lanús–Tigre', 'Fecha 9: Ferro–Tigre'] };

  test.each([
    ['a draw for nothing', { win: 1, draw: 0, loss: 0 }, 'ownHands'],
    ['a draw worth more than a win', { win: 1, draw: 3, loss: 0 }, 'dependsOnOthers'],
    ['a defeat worth most', { win: 0, draw: 1, loss: 3 }, 'dependsOnOthers'],
  ])('%s', (_, rules, state) => {
    expect(statesIn({ ...table, rules }).Lanús).toBe(state);
  });
});
