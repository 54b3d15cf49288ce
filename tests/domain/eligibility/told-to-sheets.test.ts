/** What sheets at the pitch are told of a verdict: nothing about birth dates and what a doctor says. */
import { expect, test } from 'vitest';
import { reasonsToldToSheets } from '#shared/domain/eligibility/told-to-sheets.ts';
import { describeSheetReason } from '#shared/text/eligibility-reasons.ts';

test('reasons of age and of the medical certificate are one word, as severe as the worst, and the others stay', () => {
  const squadClosed = { code: 'squadClosed', severity: 'ineligible', since: '2026-03-10' } as const;
  const told = reasonsToldToSheets([
    squadClosed,
    { code: 'unfit', severity: 'ineligible', since: '2026-05-09' },
    { code: 'ageQuota', severity: 'warning' },
    { code: 'injured', severity: 'warning' },
    { code: 'birthDateMissing', severity: 'warning' },
  ]);
  const papers = { code: 'papers', severity: 'ineligible' };
  expect(told).toEqual([squadClosed, papers, { code: 'injured', severity: 'warning' }]);
  expect(told.map(describeSheetReason)).toEqual([
    'se sumó con el plantel cerrado, desde el 10/03/2026',
    'tiene papeles pendientes: los sabe la federación',
    'está lesionado',
  ]);
});

test.each(['tooYoung', 'tooOld', 'ageQuota', 'birthDateMissing', 'unfit'] as const)('%s is told as papers', (code) => {
  expect(reasonsToldToSheets([{ code, severity: 'warning' }])).toEqual([{ code: 'papers', severity: 'warning' }]);
});
