/** GET /tournaments/{id}/bulletins and /bulletins/{id}. */
import { can } from '#shared/domain/permissions.ts';
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import type { ApiRequest } from '../../competition/api/request.ts';
import { isPublicityOver, presentPublicBulletin } from '../../competition/discipline/present-bulletin.ts';
import { getBulletin, listBulletins, type StoredBulletin } from '../../competition/records/bulletins.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { createSortOrder, cutPageAfterCursor } from '../../platform/http/paging.ts';
import { localDay } from '../../platform/local-time.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import { presentDraft } from './save-bulletin.ts';

export async function listBulletinsOfTournament(request: RequestOfRoute<'GET /tournaments/{id}/bulletins'>) {
  const { id } = await getTournament(request.params.id);
  const all = await listBulletins(id);
  const isAdmin = can(request.caller, 'competition.manage');
  const known = all.filter(({ number }) => isAdmin || number !== null).sort(compareNewestFirst);
  return cutPageAfterCursor(request, known, newestFirst, (page) => presentTo(request, page));
}

export async function readBulletin(request: RequestOfRoute<'GET /bulletins/{id}'>): Promise<Bulletin> {
  const bulletin = await getBulletin(request.params.id);
  if (bulletin.number === null && !can(request.caller, 'competition.manage'))
    throw notFoundProblem('Boletín no encontrado');
  const [presented] = await presentTo(request, [bulletin]);
  return presented as Bulletin;
}

async function presentTo(
  { caller, now }: Pick<ApiRequest, 'caller' | 'now'>,
  bulletins: readonly StoredBulletin[],
): Promise<Bulletin[]> {
  if (can(caller, 'competition.manage')) return Promise.all(bulletins.map((each) => presentDraft(each, now)));
  const { publicSquads, sanctionsPublicYears, timeZone } = await getSettings();
  const today = localDay(now, timeZone);
  return bulletins.map((each) =>
    presentPublicBulletin(each, { publicSquads, isPast: isPublicityOver(each.date, sanctionsPublicYears, today) }),
  );
}

/** A draft is newer than everything that is published. */
const compareNewestFirst = (a: Pick<StoredBulletin, 'id'>, b: Pick<StoredBulletin, 'id'>): number => b.id - a.id;

const newestFirst = createSortOrder<StoredBulletin, 'id'>(['id'], compareNewestFirst);
