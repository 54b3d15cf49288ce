/** From an uploaded file to a logo on the site. */
import { fileOfLogo, logoOfUpload } from '#shared/domain/logo.ts';
import { notFound, Problem } from '../problem.ts';
import { fileExists, readFile, removeFile, writeFile } from './bucket.ts';
import { makeLogo } from './make-logo.ts';

/**
 * Makes the logo of what was put under `key`, and takes the upload away; answers the logo's address.
 * 404 when nothing was uploaded, 400 when it is not an image. May be repeated: the first content stays.
 */
export async function confirmUpload(key: string): Promise<string> {
  const logo = logoOfUpload(key);
  const uploaded = await readFile(key);
  if (uploaded) {
    await storeLogo(key, uploaded).catch(async (error) => {
      if (error instanceof Problem) await removeFile(key);
      throw error;
    });
    await removeFile(key);
  } else if (!(await fileExists(fileOfLogo(logo)))) {
    throw uploadNotFound();
  }
  return logo;
}

/** 404: nothing was uploaded, it expired, or somebody else did it. */
export const uploadNotFound = (): Problem => notFound('No encontramos la imagen subida. Volvé a subirla.');

/** Stores the logo that an upload under `key` would become. */
export async function storeLogo(key: string, uploaded: Uint8Array): Promise<string> {
  const logo = logoOfUpload(key);
  await writeFile(fileOfLogo(logo), await makeLogo(uploaded), 'image/webp');
  return logo;
}
