/** What an end brings to a match that has ended already: the first end counts, but its remark is kept beside the first's. */
import { limits } from '../limits.ts';
import type { LostOfEnd } from './reasons.ts';
import { type AppliedOperation, applied, type EndOperation, notApplied, type SheetWithMatch } from './state.ts';

type WithRemark = Pick<EndOperation, 'observation'>;

/** Remarks stay far below the most that an item of the table can have, however many devices send one. */
const longestRemarks = 10 * limits.descriptionLength;

/** Whether the operation has a remark that the ended sheet does not have yet. */
export function bringsRemark({ end }: SheetWithMatch, { observation }: WithRemark): boolean {
  const remarks = end?.observation ?? '';
  return observation !== '' && !`\n${remarks}\n`.includes(`\n${observation}\n`);
}

/** 'superseded' in any case, because the result stays that of the first end; the reason says what became of the rest. */
export function applySecondEnd(state: SheetWithMatch, operation: EndOperation, at: string): AppliedOperation {
  const isNew = bringsRemark(state, operation);
  const kept = applyRemark(state, operation, at);
  const remark = !isNew ? 'none' : kept.outcome === 'applied' ? 'added' : 'too-many-remarks';
  const reason = { code: 'already-ended', lost: lostOfEnd(state, operation), remark } as const;
  return { outcome: 'superseded', reason, state: kept.state };
}

/** Adds the remark to the sheet of a match that has ended, unless the sheet has it already; a match without a sheet gets one. */
export function applyRemark(state: SheetWithMatch, operation: WithRemark, at: string): AppliedOperation {
  if (state.status !== 'completed') return notApplied(state, 'refused', { code: 'remark-before-end' });
  if (!bringsRemark(state, operation)) return applied(state);
  const { homePenalties, awayPenalties } = state;
  const end = state.end ?? { at, clockEndedAt: null, observation: '', homePenalties, awayPenalties };
  const observation = [end.observation, operation.observation].filter(Boolean).join('\n');
  return observation.length <= longestRemarks
    ? applied({ ...state, end: { ...end, observation } })
    : notApplied(state, 'refused', { code: 'too-many-remarks' });
}

/** What the end says of the result and the match does not have. */
function lostOfEnd(state: SheetWithMatch, { homePenalties, awayPenalties, walkover }: EndOperation): LostOfEnd {
  const hasOtherPenalties =
    homePenalties !== null && (homePenalties !== state.homePenalties || awayPenalties !== state.awayPenalties);
  if (hasOtherPenalties) return { homePenalties, awayPenalties };
  return walkover !== null && walkover !== state.walkover ? 'walkover' : null;
}
