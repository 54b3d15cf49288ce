/** The Lambda of /api/upload and of the logos under /api/teams. */
import { upload as routes } from '#shared/contract/upload.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { generateLogo } from './generate-logo.ts';
import { confirmOwnLogoUpload, prepareLogoUpload, requireUploadSize, storeLogoFromForm } from './receive-file.ts';
import { loadEditableTeam, saveTeamLogo } from './team-logo.ts';

export const handler = createApiHandler(routes, {
  'POST /upload/logo': async (call) => {
    if (call.file) return { url: await storeLogoFromForm(call, call.file) };
    const { logo, more } = await prepareLogoUpload(call, call.body);
    return { url: logo, ...more };
  },
  'POST /upload/logo/confirm': async (call) => ({ url: await confirmOwnLogoUpload(call, call.body.key) }),
  'POST /teams/{id}/logo/upload': async (call) => {
    if (!call.file) requireUploadSize(call.body);
    const { id } = await loadEditableTeam(call);
    if (call.file) return { logoUrl: await saveTeamLogo(call, await storeLogoFromForm(call, call.file, id)) };
    const { logo, more } = await prepareLogoUpload(call, call.body, id);
    return { logoUrl: logo, ...more };
  },
  'POST /teams/{id}/logo/confirm': async (call) => {
    const { id } = await loadEditableTeam(call);
    return { logoUrl: await saveTeamLogo(call, await confirmOwnLogoUpload(call, call.body.key, id)) };
  },
  'POST /teams/{id}/logo/generate': generateLogo,
  'DELETE /teams/{id}/logo': async (call) => {
    await saveTeamLogo(call, '');
    return undefined;
  },
});
