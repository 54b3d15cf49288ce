/** What an end brings to a match that has ended already: the first end counts, but its remark is kept beside the first's. */
import { limits } from '../limits.ts';
import { type AppliedOperation, applied, type EndOperation, notApplied, type SheetState } from './state.ts';

/** Remarks stay far below the most that an item of the table can have, however many devices send one. */
const longestRemarks = 10 * limits.descriptionLength;

/** Whether the end has a remark that the ended sheet does not have yet. */
export function bringsRemark({ end }: SheetState, { observation }: EndOperation): boolean {
  const remarks = end?.observation ?? '';
  return observation !== '' && !`\n${remarks}\n`.includes(`\n${observation}\n`);
}

/** 'superseded' in any case, because the result stays that of the first end; the message says what became of the rest. */
export function applySecondEnd(state: SheetState, operation: EndOperation, at: string): AppliedOperation {
  const told = `El partido ya se había finalizado: vale el primer final.${textOfResult(state, operation)}`;
  if (!bringsRemark(state, operation)) return notApplied(state, 'superseded', told);
  const kept = applyRemark(state, operation, at);
  const remark = kept.outcome === 'applied' ? 'Tu observación se agregó.' : kept.message;
  return { outcome: 'superseded', message: `${told} ${remark}`, state: kept.state };
}

/** Adds the end's remark, if the sheet does not have it; a match that ended without a sheet has none yet. */
export function applyRemark(state: SheetState, operation: EndOperation, at: string): AppliedOperation {
  if (!bringsRemark(state, operation)) return applied(state);
  const { homePenalties, awayPenalties } = state;
  const end = state.end ?? { at, clockEndedAt: null, observation: '', homePenalties, awayPenalties };
  const observation = [end.observation, operation.observation].filter(Boolean).join('\n');
  if (observation.length <= longestRemarks) return applied({ ...state, end: { ...end, observation } });
  const message = 'Tu observación no entró, porque la planilla ya tiene muchas: avisale a la federación.';
  return notApplied(state, 'refused', message);
}

/** What the end says of the result and the match does not have. */
function textOfResult(state: SheetState, { homePenalties, awayPenalties, walkover }: EndOperation): string {
  const hasOtherPenalties =
    homePenalties !== null && (homePenalties !== state.homePenalties || awayPenalties !== state.awayPenalties);
  if (hasOtherPenalties) {
    return ` Los penales ${homePenalties}-${awayPenalties} no se guardaron: si están bien, avisale a la federación.`;
  }
  return walkover !== null && walkover !== state.walkover
    ? ' Que un equipo no se presentó no se guardó: si es así, avisale a la federación.'
    : '';
}
