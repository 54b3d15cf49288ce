/** Route of /api/openapi.json: the machine-readable description of the API. */
import * as z from 'zod/mini';
import { defineResource } from './route.ts';

export const openapi = defineResource({
  'GET /openapi.json': {
    summary: 'This document.',
    access: 'public.read',
    status: 200,
    response: z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.unknown()) }),
    cache: 'shared',
  },
});
