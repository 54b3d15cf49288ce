/** POST /auth/register: an administrator registers a user. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { userDefaults } from '#shared/domain/schemas/user.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { commitIdempotent, DuplicateRequestError, findIdempotentAnswer } from '../platform/table/idempotency.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { requireTeamOfUser } from './teams-of-users.ts';

export async function registerByAdministrator(request: RequestOfRoute<'POST /auth/register'>) {
  const registration = fillAbsentFields(request.body, userDefaults);
  const checks = await requireTeamOfUser(registration, request.author);
  try {
    const stored = await registerUser(registration, request.author, {
      finish: async (writes, user) => commitIdempotent(request, [...writes, ...checks], await presentUser(user)),
    });
    return presentUser(stored);
  } catch (error) {
    // When the same request was sent twice, the first may have registered the user: its answer is then sent again.
    if (request.retryKey && (await findIdempotentAnswer(request.retryKey, request.now)))
      throw new DuplicateRequestError();
    throw error;
  }
}
