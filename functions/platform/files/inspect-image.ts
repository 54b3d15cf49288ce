/** Looks at the first bytes of what was uploaded: only a PNG or a JPEG of a reasonable size is ever decoded. */
import { imageSize } from 'image-size';
import { limits } from '#shared/domain/limits.ts';
import { Problem } from '../problem.ts';

export type ImageKind = 'png' | 'jpg';

/** Its kind by its bytes, whatever it was called. Refuses (400) anything else and images too large to decode. */
export function inspectImage(bytes: Uint8Array): ImageKind {
  const { type, width, height } = headerOf(bytes);
  if (type !== 'png' && type !== 'jpg') throw notAnImage();
  if (width < 1 || height < 1) throw notAnImage();
  if (Math.max(width, height) > limits.logoSentSide) {
    throw new Problem('invalid', `La imagen es demasiado grande: hasta ${limits.logoSentSide} píxeles de lado.`);
  }
  return type;
}

function headerOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw notAnImage();
  }
}

/** Also for what begins like an image and is none. */
export const notAnImage = (): Problem => new Problem('invalid', 'Por favor selecciona una imagen PNG o JPEG.');
