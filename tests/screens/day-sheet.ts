/** The sheet of a match that nobody has begun, as the overview of a day has it. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';

export const emptySheetOf = (match: FormattedMatch): DaySheet => ({
  match,
  state: 'none',
  unapplied: 0,
  sheetUserIds: [],
  link: null,
  lastOperation: null,
  observation: '',
  redCards: 0,
});
