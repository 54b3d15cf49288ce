/** The two ways a file comes: announced, to be put into the bucket by the browser, or in the request as a form. */
import { randomUUID } from 'node:crypto';
import { limits } from '#shared/domain/limits.ts';
import { type LogoType, logoOfUpload, uploadKey } from '#shared/domain/logo.ts';
import { presignPut } from '../platform/files/bucket.ts';
import { storeLogo } from '../platform/files/logos.ts';
import { Problem } from '../platform/http/problem.ts';

interface Announced {
  readonly contentType: LogoType;
  readonly size: number;
}

/** Stores a logo sent as a form and answers its address. */
export const receive = (file: Uint8Array): Promise<string> => storeLogo(newKey(), file);

export function demandSize({ size }: Announced): void {
  if (size > limits.logoUpload) throw new Problem('too-large', 'La imagen es demasiado grande. Máximo 5MB');
}

/** Where to put the announced file, and the address its logo will have. */
export async function expect(announced: Announced) {
  demandSize(announced);
  const { contentType, size } = announced;
  const key = newKey();
  const url = await presignPut(key, contentType, size);
  const upload = { url, method: 'PUT' as const, headers: { 'content-type': contentType } };
  return { logo: logoOfUpload(key), more: { upload, key } };
}

const newKey = (): string => uploadKey(randomUUID());
