/** The Lambda of /api/upload and of the logos under /api/teams and /api/settings. */
import { upload as routes } from '#shared/contract/upload.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { saveFederationLogo } from './federation-logo.ts';
import { generateLogo } from './generate-logo.ts';
import { confirmOwnLogoUpload, prepareLogoUpload, requireUploadSize, storeLogoFromForm } from './receive-file.ts';
import { loadEditableTeam, saveTeamLogo } from './team-logo.ts';

export const handler = createApiHandler(routes, {
  'POST /upload/logo': async (request) => {
    if (request.file) return { url: await storeLogoFromForm(request, request.file) };
    const { logo, more } = await prepareLogoUpload(request, request.body);
    return { url: logo, ...more };
  },
  'POST /upload/logo/confirm': async (request) => ({ url: await confirmOwnLogoUpload(request, request.body.key) }),
  'POST /teams/{id}/logo/upload': async (request) => {
    if (!request.file) requireUploadSize(request.body);
    const { id } = await loadEditableTeam(request);
    if (request.file)
      return { logoUrl: await saveTeamLogo(request, await storeLogoFromForm(request, request.file, id)) };
    const { logo, more } = await prepareLogoUpload(request, request.body, id);
    return { logoUrl: logo, ...more };
  },
  'POST /teams/{id}/logo/confirm': async (request) => {
    const { id } = await loadEditableTeam(request);
    return { logoUrl: await saveTeamLogo(request, await confirmOwnLogoUpload(request, request.body.key, id)) };
  },
  'POST /settings/logo/upload': async (request) => {
    if (request.file)
      return { logoUrl: await saveFederationLogo(request, await storeLogoFromForm(request, request.file)) };
    const { logo, more } = await prepareLogoUpload(request, request.body);
    return { logoUrl: logo, ...more };
  },
  'POST /settings/logo/confirm': async (request) => ({
    logoUrl: await saveFederationLogo(request, await confirmOwnLogoUpload(request, request.body.key)),
  }),
  'POST /teams/{id}/logo/generate': generateLogo,
  'DELETE /teams/{id}/logo': async (request) => {
    await saveTeamLogo(request, '');
    return undefined;
  },
});
