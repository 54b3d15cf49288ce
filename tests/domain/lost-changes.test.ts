/** How the browser recognises its own save, of which it never received the answer, in what the server has stored. */
import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/lib/http/api-error.ts';
import { forgetLostChange, rememberUnconfirmedChange, storedVersionIfOwnChange } from '#web/lib/http/lost-changes.ts';

/**
 * Loses the answer to a save of version 4; the server then has `stored` as version 5. Returns the version that the next
 * save is based on: 5 when `stored` is recognised as the lost save, otherwise undefined.
 */
function versionAfterLostSave(sent: object, stored: object): number | undefined {
  const address = '/tournaments/1';
  rememberUnconfirmedChange(address, { ...sent, version: 4 });
  const clash = new ApiError(412, { code: 'version-conflict', current: { ...stored, version: 5 } });
  const version = storedVersionIfOwnChange(address, clash);
  forgetLostChange(address);
  return version;
}

describe('a save whose answer was lost', () => {
  test('is recognised by the teams it sent, although the server keeps them in the order of their ids', () => {
    expect(versionAfterLostSave({ teamIds: [9, 5, 3] }, { teamIds: [3, 5, 9], name: 'Copa Otoño' })).toBe(5);
  });

  test('is not recognised in the save of another person with other teams', () => {
    expect(versionAfterLostSave({ teamIds: [9, 5, 3] }, { teamIds: [3, 5, 8] })).toBeUndefined();
    expect(versionAfterLostSave({ teamIds: [9, 5] }, { teamIds: [3, 5, 9] })).toBeUndefined();
    expect(versionAfterLostSave({ teamIds: [9] }, { teamIds: [] })).toBeUndefined();
  });

  test('is not recognised in the save of another person with the tie-breakers in another order', () => {
    const sent = { rules: { tieBreakers: ['wins', 'goalsFor'] } };
    expect(versionAfterLostSave(sent, { rules: { tieBreakers: ['wins', 'goalsFor'] } })).toBe(5);
    expect(versionAfterLostSave(sent, { rules: { tieBreakers: ['goalsFor', 'wins'] } })).toBeUndefined();
  });
});
