/** The Lambda of /api/sanctions, with the bulletins of tournaments. */
import { sanctions as routes } from '#shared/contract/sanctions.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { listBulletinsOfTournament, readBulletin } from './bulletins/list-bulletins.ts';
import { publishBulletin } from './bulletins/publish-bulletin.ts';
import { createBulletin, deleteBulletin, updateBulletin } from './bulletins/save-bulletin.ts';
import { createSanction } from './create-sanction.ts';
import { listCases } from './list-cases.ts';
import { listSanctionsFor } from './list-sanctions.ts';
import { listWaitingCases } from './list-waiting-cases.ts';
import { deleteSanction, updateSanction } from './update-sanction.ts';

export const handler = createApiHandler(routes, {
  'GET /sanctions': listSanctionsFor,
  'POST /sanctions': createSanction,
  'PUT /sanctions/{id}': updateSanction,
  'DELETE /sanctions/{id}': deleteSanction,
  'GET /tournaments/cases': listWaitingCases,
  'GET /tournaments/{id}/cases': listCases,
  'GET /tournaments/{id}/bulletins': listBulletinsOfTournament,
  'POST /tournaments/{id}/bulletins': createBulletin,
  'GET /bulletins/{id}': readBulletin,
  'PUT /bulletins/{id}': updateBulletin,
  'DELETE /bulletins/{id}': deleteBulletin,
  'POST /bulletins/{id}/publish': publishBulletin,
});
