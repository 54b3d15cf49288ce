/**
 * Histories, the fast level: what remains after random acts goes straight into the functions that compose the pages,
 * without a table or a stream; they must say what the slow computation from the rules says.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeDocuments } from '#functions/platform/documents/compose.ts';
import { someAct } from './acts.ts';
import { asSource } from './as-source.ts';
import { written } from './federation.ts';
import { composedHistories } from './how-many.ts';
import { expectedPages, shownPages } from './pages.ts';

const noon = new Date('2026-03-15T15:00:00Z');

test(`${composedHistories} histories composed without a table: every page is what the rules say`, () => {
  fc.assert(
    fc.property(fc.array(someAct, { maxLength: 45, size: 'max' }), (acts) => {
      const facts = written(acts);
      for (const { id } of facts.tournaments) {
        const documents = composeDocuments(asSource(facts, id), noon, facts.timeZone);
        expect(shownPages(documents)).toEqual(expectedPages(facts, id));
      }
    }),
    { numRuns: composedHistories, endOnFailure: false },
  );
});
