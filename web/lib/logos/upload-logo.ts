/** Uploads a logo in three steps: requests an upload address, sends the file there, confirms the upload. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { SaveError } from '../api/failure.ts';
import { saveAndRefresh } from '../api/save-and-refresh.ts';
import { sendChange } from '../api/send-change.ts';
import { ApiError } from '../http/api-error.ts';
import { type UploadDestination, uploadFileWithProgress } from '../http/put-file.ts';
import type { LogoFile } from './logo-file.ts';

type UploadProgressListener = (part: number) => void;

const uploadFailureText = 'Error al subir el logo';

/** Uploads a file and makes it the team's logo; resolves to the logo's URL. */
export async function uploadTeamLogo(
  { id }: Team,
  file: LogoFile,
  onProgress: UploadProgressListener,
): Promise<string> {
  const params = { id };
  const announced = await sendChange('POST /teams/{id}/logo/upload', uploadFailureText, {
    params,
    body: uploadRequestBody(file),
  });
  const key = await sendFileToUploadAddress(announced, file, onProgress);
  return (await saveAndRefresh('POST /teams/{id}/logo/confirm', uploadFailureText, { params, body: { key } })).logoUrl;
}

/**
 * URLs of files that are already uploaded: a form submitted again after a validation error does not upload its file
 * twice.
 */
const urlByUploadedFile = new WeakMap<LogoFile, string>();

/** Uploads a logo for a form; resolves to the URL to save with the rest of it. */
export async function uploadLogo(file: LogoFile): Promise<string> {
  const known = urlByUploadedFile.get(file);
  if (known !== undefined) return known;
  const announced = await sendChange('POST /upload/logo', uploadFailureText, { body: uploadRequestBody(file) });
  const key = await sendFileToUploadAddress(announced, file, () => undefined);
  const { url } = await sendChange('POST /upload/logo/confirm', uploadFailureText, { body: { key } });
  urlByUploadedFile.set(file, url);
  return url;
}

const uploadRequestBody = ({ type, size }: LogoFile) => ({ contentType: type, size });

interface PresignedUpload {
  readonly upload?: UploadDestination | undefined;
  readonly key?: string | undefined;
}

async function sendFileToUploadAddress(
  { upload, key }: PresignedUpload,
  file: LogoFile,
  onProgress: UploadProgressListener,
): Promise<string> {
  if (!upload || key === undefined) throw new SaveError(uploadFailureText, new ApiError(0));
  await uploadFileWithProgress(upload, file, onProgress).catch((error: ApiError) => {
    console.error(`PUT of a logo: ${error.status} ${error.code}`);
    // The bucket was reached but refused the file.
    throw new SaveError(error.isConnectionFailure ? uploadFailureText : 'Error al subir el archivo', error);
  });
  return key;
}
