/** Routes of /api/settings: the federation's settings. */
import { settings as entity, settingsDefaults, settingsForm } from '../domain/schemas/settings.ts';
import { makeDefaultedFieldsOptional, putBodySchema } from './bodies.ts';
import { defineResource } from './route.ts';

export const settings = defineResource({
  'GET /settings': {
    summary: "The federation's settings.",
    access: 'public.read',
    status: 200,
    response: entity,
    cache: 'shared',
  },
  'PUT /settings': {
    summary: "Changes the federation's settings; absent `publicSquads`, `logo` and `color` are kept.",
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(entity, makeDefaultedFieldsOptional(settingsForm, settingsDefaults)),
    response: entity,
  },
});
