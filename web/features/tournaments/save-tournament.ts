/** Changes a part of a tournament. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { BodyFor } from '../../lib/http/call.ts';
import { save } from '../../lib/save.ts';

/** What PUT cannot do without is sent as `base` has it. */
export function saveTournament(
  { id, name, startDate, endDate }: Tournament,
  change: Partial<BodyFor<'PUT /tournaments/{id}'>>,
  version: number | undefined,
): Promise<Tournament> {
  return save('PUT /tournaments/{id}', { params: { id }, body: { name, startDate, endDate, ...change, version } });
}
