/**
 * Fast test of random histories: the facts after random actions go straight into the functions that compose published
 * documents, without a table or a stream. These must equal what a slow, simple implementation of the rules gives.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeOverallDocuments } from '#functions/competition/publication/documents/compose-overall.ts';
import { composeDocuments } from '#functions/competition/publication/documents/compose-tournament.ts';
import type { TotalsAndSummary } from '#functions/competition/publication/documents/overall-source.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import { factsAfterActions } from './federation-model.ts';
import { composedHistoryCount } from './number-of-histories.ts';
import { expectedOverallDocuments, publishedOverallDocuments } from './overall-documents.ts';
import { arbitraryHistoryUpTo } from './random-histories.ts';
import { tournamentsInInterestOrder } from './reference/overall.ts';
import { tournamentDataFromFacts } from './tournament-data.ts';
import { expectedDocuments, publishedDocuments } from './tournament-documents.ts';

test(`${composedHistoryCount} random histories, composed without a table: every document equals the reference of the rules`, () => {
  fc.assert(
    fc.property(arbitraryHistoryUpTo(60), (history) => {
      const facts = factsAfterActions(history);
      const noon = new Date(`${facts.today}T15:00:00Z`);
      const settings = { ...defaultSettings, version: 1, timeZone: facts.timeZone };
      const tournaments = tournamentsInInterestOrder(facts).map((tournament) => {
        const documents = composeDocuments(tournamentDataFromFacts(facts, tournament.id), noon, settings);
        expect(publishedDocuments(documents, facts.today)).toEqual(expectedDocuments(facts, tournament.id));
        return { tournament, totals: documents.TOTALS, summary: documents.SUMMARY } as TotalsAndSummary;
      });
      const documents = composeOverallDocuments({ tournaments, teams: facts.teams.length, settings }, noon);
      expect(publishedOverallDocuments(documents, facts.today)).toEqual(expectedOverallDocuments(facts));
    }),
    { numRuns: composedHistoryCount, endOnFailure: false },
  );
});
