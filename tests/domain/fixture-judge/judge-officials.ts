/** Judges that the officials of a plan are those of the options, and that none is missing where one is free. */
import { type Ground, nameOf, type Placed, reasonsAlone, reasonsTogether } from './placed.ts';

export function* judgeOfficials(ground: Ground, matches: readonly Placed[]): Generator<string> {
  const { refereeIds = [], assistantIds = [] } = ground.problem.options.officials ?? {};
  for (const match of matches) {
    const { refereeId, assistantId } = match;
    if (refereeIds.length > 0 && refereeId === 0) yield `${nameOf(match)} has no referee`;
    if (refereeId !== 0 && !refereeIds.includes(refereeId)) yield `${nameOf(match)} has a referee who was not offered`;
    if (assistantId !== 0 && !assistantIds.includes(assistantId))
      yield `${nameOf(match)} has an assistant who was not offered`;
    if (assistantId !== 0 && assistantId === refereeId) yield `${nameOf(match)} has one official twice`;
    if (assistantId === 0) yield* judgeMissingAssistant(ground, matches, match, assistantIds);
  }
}

function* judgeMissingAssistant(
  ground: Ground,
  matches: readonly Placed[],
  match: Placed,
  assistantIds: readonly number[],
) {
  const near = matches.filter((other) => other !== match && Math.abs(other.day - match.day) <= 1);
  for (const assistantId of assistantIds.filter((id) => id !== match.refereeId)) {
    const assisted = { ...match, assistantId };
    const isFree =
      reasonsAlone(ground, assisted).next().done &&
      near.every((other) => reasonsTogether(ground, assisted, other).next().done);
    if (isFree) yield `${nameOf(match)} has no assistant, but ${assistantId} is free`;
  }
}
