/** Reduces the reasons of a verdict to what a sheet at the pitch may tell. */
import { type EligibilityReason, type SheetEligibilityReason, sheetEligibilityReason } from '../schemas/eligibility.ts';

const codesOfSheets: readonly string[] = sheetEligibilityReason.shape.code.options;
const isToldToSheets = (reason: EligibilityReason): reason is EligibilityReason & SheetEligibilityReason =>
  codesOfSheets.includes(reason.code);

/** The reasons in their order; of those about papers one remains, the first and so the worst, without its days. */
export function reasonsToldToSheets(reasons: readonly EligibilityReason[]): SheetEligibilityReason[] {
  const firstOfPapers = reasons.find((reason) => !isToldToSheets(reason));
  return reasons.flatMap((reason): SheetEligibilityReason[] => {
    if (isToldToSheets(reason)) return [reason];
    return reason === firstOfPapers ? [{ code: 'papers', severity: reason.severity }] : [];
  });
}
