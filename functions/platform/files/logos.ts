/** Turns uploaded files into the logos that the site shows, and keeps those that teams show. */
import { bucketKeyOfLogo, isOwnLogo, logoAddressOfUpload } from '#shared/domain/crests/logo.ts';
import { invalidFieldProblem, notFoundProblem, Problem } from '../problem.ts';
import { exemptFromLifecycle, fileExists, readFile, removeFile, writeFile } from './bucket.ts';
import { makeLogo } from './make-logo.ts';

/**
 * Makes a logo of the file uploaded under `key`, removes the upload, and returns the logo's address. 404 when nothing
 * was uploaded, 400 when the file is not an image. Safe to repeat: the logo made first stays.
 */
export async function confirmUpload(key: string): Promise<string> {
  const logo = logoAddressOfUpload(key);
  const uploaded = await readFile(key);
  if (uploaded) {
    await storeLogo(key, uploaded).catch(async (error) => {
      if (error instanceof Problem) await removeFile(key);
      throw error;
    });
    await removeFile(key);
  } else if (!(await fileExists(bucketKeyOfLogo(logo)))) {
    throw uploadNotFoundProblem();
  }
  return logo;
}

/** The 404 for an upload that never arrived, has expired, or belongs to another user. */
export const uploadNotFoundProblem = (): Problem =>
  notFoundProblem('No encontramos la imagen subida. Volvé a subirla.');

/** Makes and stores the logo of an upload's bytes, and returns the logo's address. */
export async function storeLogo(key: string, uploaded: Uint8Array): Promise<string> {
  const logo = logoAddressOfUpload(key);
  await writeFile(bucketKeyOfLogo(logo), await makeLogo(uploaded), 'image/webp');
  return logo;
}

/**
 * Keeps the file of a logo for good, before a team is saved with it: a team never shows a logo that could expire. Throws
 * 400 when there is no such file, because its upload was never confirmed or has expired. Any other address than that of
 * an own logo is left alone.
 */
export async function keepLogoFile(logo: string): Promise<void> {
  if (!isOwnLogo(logo) || (await exemptFromLifecycle(bucketKeyOfLogo(logo)))) return;
  throw invalidFieldProblem('logo', 'Esa imagen no se terminó de subir o ya venció. Volvé a subirla');
}
