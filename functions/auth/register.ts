/** POST /auth/register: an administrator registers a user. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { userDefaults } from '#shared/domain/schemas/user.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { commitIdempotent, DuplicateRequestError, findIdempotentAnswer } from '../platform/table/idempotency.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { requireTeamOfUser } from './teams-of-users.ts';

export async function registerByAdministrator(call: CallOfRoute<'POST /auth/register'>) {
  const registration = fillAbsentFields(call.body, userDefaults);
  const checks = await requireTeamOfUser(registration, call.author);
  try {
    const stored = await registerUser(registration, call.author, {
      finish: async (writes, user) => commitIdempotent(call, [...writes, ...checks], await presentUser(user)),
    });
    return presentUser(stored);
  } catch (error) {
    // When the same request was sent twice, the first may have registered the user: its answer is then sent again.
    if (call.retryKey && (await findIdempotentAnswer(call.retryKey, call.now))) throw new DuplicateRequestError();
    throw error;
  }
}
