/**
 * Routes of /api/upload, and of the logos below /api/teams and /api/settings: one Lambda serves every route that writes
 * files.
 */
import * as z from 'zod/mini';
import { logoTypes, uploadKeyPattern } from '../domain/crests/logo.ts';
import { limits } from '../domain/limits.ts';
import { text } from '../domain/schemas/primitives.ts';
import { postBodySchema } from './bodies.ts';
import { defineResource } from './route.ts';

const logoAnnouncementBody = postBodySchema({
  contentType: z.enum(logoTypes, { error: 'Elegí una imagen PNG o JPEG' }),
  size: z.int().check(z.minimum(1)),
});
const uploadedFileBody = postBodySchema({
  key: z.string().check(z.regex(uploadKeyPattern, 'Debe ser la clave que dio el pedido de subida')),
});

/** Where the browser sends the file: within minutes, with exactly the announced type and size. */
export const uploadDestinationSchema = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});
/** The destination and key of a file still to be sent; both are absent when the request itself contained the file. */
const uploadInstructionFields = { upload: z.optional(uploadDestinationSchema), key: z.optional(z.string()) };
const logoAddressResponse = z.object({ url: z.string() });
/** The logo that a team or the federation shows from now on, or once its upload is confirmed. */
const shownLogoAddressResponse = z.object({ logoUrl: z.string() });
const shownLogoUploadResponse = z.object({ ...shownLogoAddressResponse.shape, ...uploadInstructionFields });

export const upload = defineResource({
  'POST /upload/logo': {
    summary: 'Uploads the logo of a team that does not exist yet: `url` is then its `logo`.',
    access: 'team.manage',
    status: 200,
    body: logoAnnouncementBody,
    file: true,
    response: z.object({ ...logoAddressResponse.shape, ...uploadInstructionFields }),
  },
  'POST /upload/logo/confirm': {
    summary: 'Checks an uploaded logo of a team that does not exist yet.',
    access: 'team.manage',
    status: 200,
    body: uploadedFileBody,
    response: logoAddressResponse,
  },
  'POST /teams/{id}/logo/upload': {
    summary: "Uploads a team's logo: announces a file to put elsewhere, or takes it as a form.",
    access: 'team.manage',
    status: 200,
    body: logoAnnouncementBody,
    file: true,
    response: shownLogoUploadResponse,
  },
  'POST /teams/{id}/logo/confirm': {
    summary: 'Makes an uploaded image the logo of the team.',
    access: 'team.manage',
    status: 200,
    body: uploadedFileBody,
    response: shownLogoAddressResponse,
  },
  'POST /teams/{id}/logo/generate': {
    summary: 'Draws a crest from the name of the team, or from a seed.',
    access: 'team.manage',
    status: 200,
    body: postBodySchema({ customSeed: z.optional(text(limits.nameLength)) }),
    response: shownLogoAddressResponse,
  },
  'POST /settings/logo/upload': {
    summary: "Uploads the federation's logo: announces a file to put elsewhere, or takes it as a form.",
    access: 'competition.manage',
    status: 200,
    body: logoAnnouncementBody,
    file: true,
    response: shownLogoUploadResponse,
  },
  'POST /settings/logo/confirm': {
    summary: "Makes an uploaded image the federation's logo.",
    access: 'competition.manage',
    status: 200,
    body: uploadedFileBody,
    response: shownLogoAddressResponse,
  },
  'DELETE /teams/{id}/logo': { summary: 'Takes the logo away from a team.', access: 'team.manage', status: 204 },
});
