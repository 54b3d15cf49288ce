/** Checks the first bytes of an upload, so that only PNG and JPEG images of a reasonable size are decoded. */
import { imageSize } from 'image-size';
import { limits } from '#shared/domain/limits.ts';
import { Problem } from '../problem.ts';

export type ImageKind = 'png' | 'jpg';

/**
 * The image's kind by its bytes, whatever its file name says. 400 for any other file and for images too large to
 * decode.
 */
export function inspectImage(bytes: Uint8Array): ImageKind {
  const { type, width, height } = readImageHeader(bytes);
  if (type !== 'png' && type !== 'jpg') throw notAnImageProblem();
  if (width < 1 || height < 1) throw notAnImageProblem();
  if (Math.max(width, height) > limits.logoSentSide) {
    throw new Problem('invalid', `La imagen es demasiado grande: hasta ${limits.logoSentSide} píxeles de lado.`);
  }
  return type;
}

function readImageHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw notAnImageProblem();
  }
}

/** The 400 for a file that is no PNG or JPEG, or only begins like one. */
export const notAnImageProblem = (): Problem => new Problem('invalid', 'Por favor selecciona una imagen PNG o JPEG.');
