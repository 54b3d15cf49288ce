/** The Lambda of /api/upload and of the logos under /api/teams. */
import { upload as routes } from '#shared/contract/upload.ts';
import { serve } from '../platform/http/serve.ts';
import { generateLogo } from './generate-logo.ts';
import { announceFile, confirmAnnouncedFile, requireUploadSize, storeSentFile } from './receive-file.ts';
import { loadEditableTeam, saveTeamLogo } from './team-logo.ts';

export const handler = serve(routes, {
  'POST /upload/logo': async (call) => {
    if (call.file) return { url: await storeSentFile(call, call.file) };
    const { logo, more } = await announceFile(call, call.body);
    return { url: logo, ...more };
  },
  'POST /upload/logo/confirm': async (call) => ({ url: await confirmAnnouncedFile(call, call.body.key) }),
  'POST /teams/{id}/logo/upload': async (call) => {
    if (!call.file) requireUploadSize(call.body);
    const { id } = await loadEditableTeam(call);
    if (call.file) return { logoUrl: await saveTeamLogo(call, await storeSentFile(call, call.file, id)) };
    const { logo, more } = await announceFile(call, call.body, id);
    return { logoUrl: logo, ...more };
  },
  'POST /teams/{id}/logo/confirm': async (call) => {
    const { id } = await loadEditableTeam(call);
    return { logoUrl: await saveTeamLogo(call, await confirmAnnouncedFile(call, call.body.key, id)) };
  },
  'POST /teams/{id}/logo/generate': generateLogo,
  'DELETE /teams/{id}/logo': async (call) => {
    await saveTeamLogo(call, '');
    return undefined;
  },
});
