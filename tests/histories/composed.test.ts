/**
 * Histories, the fast level: what remains after random acts goes straight into the functions that compose the pages,
 * without a table or a stream; they must say what the slow computation from the rules says.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeDocuments } from '#functions/platform/documents/compose.ts';
import { composeOverall } from '#functions/platform/documents/overall.ts';
import type { TournamentDocuments } from '#functions/platform/documents/overall-source.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import { someHistory } from './acts.ts';
import { asSource } from './as-source.ts';
import { written } from './federation.ts';
import { composedHistories } from './how-many.ts';
import { expectedPages, shownPages } from './pages.ts';
import { expectedOfAll, shownOfAll } from './pages-of-all.ts';
import { inOrderOfInterest } from './reference/overall.ts';

const noon = new Date('2026-03-15T15:00:00Z');

test(`${composedHistories} histories composed without a table: every page is what the rules say`, () => {
  fc.assert(
    fc.property(someHistory(60), (history) => {
      const facts = written(history);
      const tournaments = inOrderOfInterest(facts).map((tournament) => {
        const documents = composeDocuments(asSource(facts, tournament.id), noon, facts.timeZone);
        expect(shownPages(documents, facts.today)).toEqual(expectedPages(facts, tournament.id));
        return { tournament, tally: documents.TALLY, summary: documents.SUMMARY } as TournamentDocuments;
      });
      const settings = { ...defaultSettings, version: 1, timeZone: facts.timeZone };
      const documents = composeOverall({ tournaments, teams: facts.teams.length, settings }, noon);
      expect(shownOfAll(documents, facts.today)).toEqual(expectedOfAll(facts));
    }),
    { numRuns: composedHistories, endOnFailure: false },
  );
});
