/**
 * The two ways to upload a file: announced first and then put into the bucket by the browser, or sent in the request as
 * a form.
 */
import { randomUUID } from 'node:crypto';
import { type LogoType, logoAddressOfUpload, uploadKeyOfId } from '#shared/domain/crests/logo.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ApiRequest } from '../competition/api/request.ts';
import { presignPutUrl } from '../platform/files/bucket.ts';
import { confirmUpload, storeLogo, uploadNotFoundProblem } from '../platform/files/logos.ts';
import { findUploadOwner, storeUploadOwner } from '../platform/files/uploads.ts';
import { Problem } from '../platform/problem.ts';

interface LogoUploadDescription {
  readonly contentType: LogoType;
  readonly size: number;
}

type UploadCall = Pick<ApiRequest, 'caller' | 'now'>;

/** A new upload key, recorded for the caller and the team; team 0 is none that is saved. */
async function createUploadKey({ caller, now }: UploadCall, teamId: number): Promise<string> {
  const key = uploadKeyOfId(randomUUID());
  await storeUploadOwner(key, { userId: caller?.id ?? 0, teamId }, now);
  return key;
}

/** Stores a logo that was sent as a form and returns its address. */
export async function storeLogoFromForm(who: UploadCall, file: Uint8Array, teamId = 0): Promise<string> {
  return storeLogo(await createUploadKey(who, teamId), file);
}

export function requireUploadSize({ size }: LogoUploadDescription): void {
  if (size > limits.logoUpload) throw new Problem('too-large', 'La imagen es demasiado grande. Máximo 5MB');
}

/** The URL at which to put the announced file, and the address that its logo will have. */
export async function prepareLogoUpload(who: UploadCall, announced: LogoUploadDescription, teamId = 0) {
  requireUploadSize(announced);
  const { contentType, size } = announced;
  const key = await createUploadKey(who, teamId);
  const url = await presignPutUrl(key, contentType, size);
  const upload = { url, method: 'PUT' as const, headers: { 'content-type': contentType } };
  return { logo: logoAddressOfUpload(key), more: { upload, key } };
}

/** Makes the logo of an upload; 404 for one requested by another user or for another team. */
export async function confirmOwnLogoUpload({ caller, now }: UploadCall, key: string, teamId = 0): Promise<string> {
  const owner = await findUploadOwner(key, now);
  if (owner?.userId !== caller?.id || owner?.teamId !== teamId) throw uploadNotFoundProblem();
  return confirmUpload(key);
}
