/** Lays what is published in the table beside what the rules say of what is written there. */
import { expect } from 'vitest';
import type { Item } from './own-table.ts';
import { expectedPages, shownPages } from './pages.ts';
import { expectedOfAll, shownOfAll } from './pages-of-all.ts';
import { pagesIn, papersIn } from './papers-in-table.ts';
import type { Facts } from './reference/facts.ts';
import { awaited } from './reference/playoffs.ts';

/** Who waits for a semifinal is who the semifinal says, by the rule of draws in force: a changed rule refills. */
function requireFilledSides(facts: Facts): void {
  for (const { homeFrom, awayFrom, homeTeamId, awayTeamId } of facts.matches) {
    if (homeFrom) expect(homeTeamId).toBe(awaited(facts, homeFrom));
    if (awayFrom) expect(awayTeamId).toBe(awaited(facts, awayFrom));
  }
}

export function requireTruth(items: readonly Item[]): void {
  const facts = papersIn(items);
  requireFilledSides(facts);
  for (const { id } of facts.tournaments) {
    expect(shownPages(pagesIn(items, id), facts.today)).toEqual(expectedPages(facts, id));
  }
  expect(shownOfAll(pagesIn(items, 'ALL'), facts.today)).toEqual(expectedOfAll(facts));
}
