/** Compares the published documents of a table with those that the rules give for its saved facts. */
import { expect } from 'vitest';
import { documentsFromItems, factsFromItems } from './facts-in-table.ts';
import { expectedOverallDocuments, publishedOverallDocuments } from './overall-documents.ts';
import type { TableItem } from './own-table.ts';
import type { Facts } from './reference/facts.ts';
import { teamAdvancingFrom } from './reference/playoffs.ts';
import { expectedDocuments, publishedDocuments } from './tournament-documents.ts';

/** Fails unless each playoff side that depends on an earlier match has the team that advances from that match. */
function requirePlayoffSidesFilled(facts: Facts): void {
  for (const { homeFrom, awayFrom, homeTeamId, awayTeamId } of facts.matches) {
    if (homeFrom) expect(homeTeamId).toBe(teamAdvancingFrom(facts, homeFrom));
    if (awayFrom) expect(awayTeamId).toBe(teamAdvancingFrom(facts, awayFrom));
  }
}

export function requireCorrectDocuments(items: readonly TableItem[]): void {
  const facts = factsFromItems(items);
  requirePlayoffSidesFilled(facts);
  for (const { id } of facts.tournaments) {
    expect(publishedDocuments(documentsFromItems(items, id), facts.today)).toEqual(expectedDocuments(facts, id));
  }
  expect(publishedOverallDocuments(documentsFromItems(items, 'ALL'), facts.today)).toEqual(
    expectedOverallDocuments(facts),
  );
}
