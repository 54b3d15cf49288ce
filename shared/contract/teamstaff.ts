/** Routes of /api/teamstaff: the staff of the teams and, as team 0, the federation's own officials. */
import * as z from 'zod/mini';
import { staff, staffDefaults, staffForm } from '../domain/schemas/staff.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedStaffFields = makeDefaultedFieldsOptional(staffForm, staffDefaults);

export const teamstaff = defineResource({
  'GET /teamstaff': {
    summary: 'The staff of everybody, oldest id first; phone and email only for administrators and of the own team.',
    access: 'people.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(staff),
  },
  'GET /teamstaff/team/{teamId}': {
    summary: "A team's staff, by name; team 0: the federation's own officials.",
    access: 'people.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(staff),
  },
  'GET /teamstaff/{id}': { summary: 'One member of the staff.', access: 'people.read', status: 200, response: staff },
  'POST /teamstaff': {
    summary:
      'Adds somebody to the staff of a team or, with team 0, of the federation; a Referee unless said otherwise.',
    access: 'team.manage',
    status: 201,
    body: postBodySchema(submittedStaffFields),
    response: staff,
  },
  'PUT /teamstaff/{id}': {
    summary: 'Changes a member of the staff; absent team and role are kept.',
    access: 'team.manage',
    status: 200,
    body: putBodySchema(staff, { ...submittedStaffFields, teamId: z.optional(staffForm.teamId) }),
    response: staff,
  },
  'DELETE /teamstaff/{id}': {
    summary: 'Deletes a member of the staff without matches to be played; played ones keep the name.',
    access: 'team.manage',
    status: 204,
  },
});
