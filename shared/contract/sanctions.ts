/** Routes of /api/sanctions: what the tribunal decided, what waits for it, and the bulletins that tell it. */
import * as z from 'zod/mini';
import { bulletin, bulletinDefaults, bulletinForm } from '../domain/schemas/bulletin.ts';
import { disciplinaryCase, waitingCases } from '../domain/schemas/disciplinary-case.ts';
import { checkMeasures, sanction, sanctionDefaults, sanctionForm, sanctionStatus } from '../domain/schemas/sanction.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { idInQuerySchema, paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedSanctionFields = makeDefaultedFieldsOptional(sanctionForm, sanctionDefaults);
const submittedBulletinFields = makeDefaultedFieldsOptional(bulletinForm, bulletinDefaults);

export const sanctions = defineResource({
  'GET /sanctions': {
    summary: 'Sanctions, newest first: all for administrators, those of his own team for a DT.',
    access: 'sanctions.read',
    status: 200,
    query: z.object({
      ...paginationQuerySchema.shape,
      tournamentId: z.optional(idInQuerySchema),
      teamId: z.optional(idInQuerySchema),
      status: z.optional(sanctionStatus),
    }),
    response: z.array(sanction),
  },
  'POST /sanctions': {
    summary: 'Records a sanction. Whoever is its subject is barred at once; everybody is told of it by a bulletin.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(submittedSanctionFields).check(checkMeasures),
    response: sanction,
  },
  'PUT /sanctions/{id}': {
    summary: 'Changes a sanction that no bulletin has published.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(sanction, submittedSanctionFields).check(checkMeasures),
    response: sanction,
  },
  'DELETE /sanctions/{id}': {
    summary: 'Deletes a sanction that no bulletin has published.',
    access: 'competition.manage',
    status: 204,
  },
  'GET /tournaments/cases': {
    summary:
      'The tournaments in progress in which something waits for the tribunal or for a bulletin, and what, in short.',
    access: 'competition.manage',
    status: 200,
    response: z.array(waitingCases),
    freshness: 'published',
  },
  'GET /tournaments/{id}/cases': {
    summary: 'What waits for the tribunal, and decisions that no bulletin has published, the oldest match first.',
    access: 'competition.manage',
    status: 200,
    response: z.array(disciplinaryCase),
  },
  'GET /tournaments/{id}/bulletins': {
    summary: 'The bulletins of a tournament, newest first; its draft is told to administrators only.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(bulletin),
    cache: 'shared',
  },
  'POST /tournaments/{id}/bulletins': {
    summary:
      'Begins the next bulletin of a tournament, which has one draft at most; without `sanctionIds` it proposes what is open.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(submittedBulletinFields),
    response: bulletin,
  },
  'GET /bulletins/{id}': {
    summary: 'One bulletin.',
    access: 'public.read',
    status: 200,
    response: bulletin,
    cache: 'shared',
  },
  'PUT /bulletins/{id}': {
    summary: 'Changes a draft.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(bulletin, submittedBulletinFields),
    response: bulletin,
  },
  'DELETE /bulletins/{id}': {
    summary: 'Discards a draft.',
    access: 'competition.manage',
    status: 204,
  },
  'POST /bulletins/{id}/publish': {
    summary:
      'Gives a draft its number and makes it public, with what it decides: it can be corrected by another one alone.',
    access: 'competition.manage',
    status: 200,
    response: bulletin,
  },
});
