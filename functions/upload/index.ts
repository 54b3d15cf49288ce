/** /api/upload, and the logos of /api/teams. */
import { upload as routes } from '#shared/contract/upload.ts';
import { finishUpload } from '../platform/files/logos.ts';
import { serve } from '../platform/http/serve.ts';
import { generateLogo } from './generate-logo.ts';
import { demandSize, expect, receive } from './receive-file.ts';
import { setLogo, teamToChange } from './team-logo.ts';

export const handler = serve(routes, {
  'POST /upload/logo': async ({ file, body }) => {
    if (file) return { url: await receive(file) };
    const { logo, more } = await expect(body);
    return { url: logo, ...more };
  },
  'POST /upload/logo/confirm': async ({ body }) => ({ url: await finishUpload(body.key) }),
  'POST /teams/{id}/logo/upload': async (call) => {
    if (!call.file) demandSize(call.body);
    await teamToChange(call);
    if (call.file) return { logoUrl: await setLogo(call, await receive(call.file)) };
    const { logo, more } = await expect(call.body);
    return { logoUrl: logo, ...more };
  },
  'POST /teams/{id}/logo/confirm': async (call) => {
    await teamToChange(call);
    return { logoUrl: await setLogo(call, await finishUpload(call.body.key)) };
  },
  'POST /teams/{id}/logo/generate': generateLogo,
  'DELETE /teams/{id}/logo': async (call) => {
    await setLogo(call, '');
    return undefined;
  },
});
