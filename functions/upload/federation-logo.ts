/** Changes the logo of the federation. The old logo's file is removed later, when the stream reports the change. */
import { pickFormFields } from '#shared/domain/fields.ts';
import { settingsForm } from '#shared/domain/schemas/settings.ts';
import type { ApiRequest } from '../competition/api/request.ts';
import { getSettings, replaceSettings } from '../competition/records/settings.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { retryOnConflict } from '../platform/table/commit.ts';

/** Saves the logo, unless the federation has it already, so that a repeated request changes nothing. */
export async function saveFederationLogo({ author }: Pick<ApiRequest, 'author'>, logo: string): Promise<string> {
  return retryOnConflict(async () => {
    const before = await getSettings();
    if (before.logo === logo) return logo;
    await keepLogoFile(logo);
    await replaceSettings(before, { ...pickFormFields(settingsForm, before), logo }, author);
    return logo;
  });
}
