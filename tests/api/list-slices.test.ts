/** Long lists cut into documents that one read unit covers. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutByRowsAndSize } from '#functions/competition/publication/documents/list-slices.ts';
import { encodedDocumentBytes } from '#functions/competition/publication/store/document-encoding.ts';
import { incompressibleText } from '#tests/support/stored-documents.ts';

const bytesForRows = 7600;
const bytesOf = (rows: readonly string[]) => encodedDocumentBytes({ parts: 999, rows });

/** Stretches of rows with short texts and of rows with long ones, so that slices of many sizes follow each other. */
const listOfRows = fc
  .array(fc.record({ rows: fc.nat(120), letters: fc.constantFrom(1, 15, 100, 3000) }), { maxLength: 4 })
  .map((stretches) =>
    stretches.flatMap(({ rows, letters }, stretch) =>
      Array.from({ length: letters > 1000 ? rows % 3 : rows }, (_, at) =>
        incompressibleText(stretch * 1000 + at, letters),
      ),
    ),
  );

/** The same list cut by trying every size for each slice, the largest first. */
function cutFromTheLargest(rows: readonly string[], most: number): string[][] {
  let size = most;
  while (size > 1 && bytesOf(rows.slice(0, size)) > bytesForRows) size >>= 1;
  const rest = rows.slice(size);
  return [rows.slice(0, size), ...(rest.length > 0 ? cutFromTheLargest(rest, most) : [])];
}

test('a long list is cut into slices, each of the largest size that one read unit covers', () => {
  fc.assert(
    fc.property(listOfRows, fc.constantFrom(21, 64, 200), (rows, most) => {
      expect(cutByRowsAndSize(rows, most)).toEqual(cutFromTheLargest(rows, most));
    }),
    { numRuns: 40 },
  );
});
