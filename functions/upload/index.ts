/** /api/upload, and the logos of /api/teams. */
import { upload as routes } from '#shared/contract/upload.ts';
import { serve } from '../platform/http/serve.ts';
import { generateLogo } from './generate-logo.ts';
import { confirm, expect, receive, requireSize } from './receive-file.ts';
import { setLogo, teamToChange } from './team-logo.ts';

export const handler = serve(routes, {
  'POST /upload/logo': async (call) => {
    if (call.file) return { url: await receive(call, call.file) };
    const { logo, more } = await expect(call, call.body);
    return { url: logo, ...more };
  },
  'POST /upload/logo/confirm': async (call) => ({ url: await confirm(call, call.body.key) }),
  'POST /teams/{id}/logo/upload': async (call) => {
    if (!call.file) requireSize(call.body);
    const { id } = await teamToChange(call);
    if (call.file) return { logoUrl: await setLogo(call, await receive(call, call.file, id)) };
    const { logo, more } = await expect(call, call.body, id);
    return { logoUrl: logo, ...more };
  },
  'POST /teams/{id}/logo/confirm': async (call) => {
    const { id } = await teamToChange(call);
    return { logoUrl: await setLogo(call, await confirm(call, call.body.key, id)) };
  },
  'POST /teams/{id}/logo/generate': generateLogo,
  'DELETE /teams/{id}/logo': async (call) => {
    await setLogo(call, '');
    return undefined;
  },
});
