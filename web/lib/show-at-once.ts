/** Changes an answer that is on the screen as a write has just changed it, so that nothing old flashes up meanwhile. */
import { mutate } from 'swr';
import { type Answer, type GetKey, type Given, outgoingFor } from './http/call.ts';

/**
 * showAtOnce('GET /teams', {}, (teams) => teams.filter(…)): nothing happens where it was never asked.
 * `isAskedAgain` where the write changed more than what is told here: an answer already under way would be dropped.
 */
export function showAtOnce<Key extends GetKey>(
  key: Key,
  given: Given<Key>,
  change: (answer: Answer<Key>) => Answer<Key>,
  { isAskedAgain = false } = {},
): void {
  const { address } = outgoingFor(key, given);
  void mutate<Answer<Key>>(address, (answer) => answer && change(answer), { revalidate: isAskedAgain });
}
