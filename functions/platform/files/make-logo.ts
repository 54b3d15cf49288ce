/** Makes a small square logo out of an uploaded image; the image codecs are loaded for the first image. */
import { inspectImage, notAnImageProblem } from './inspect-image.ts';

/** A WebP of at most 256 × 256 pixels without metadata; 400 when the upload is not a complete PNG or JPEG. */
export async function makeLogo(uploaded: Uint8Array): Promise<Uint8Array> {
  const kind = inspectImage(uploaded);
  const { encodeLogo, DamagedImageError } = await import('./images.ts');
  try {
    return await encodeLogo(uploaded, kind);
  } catch (error) {
    throw error instanceof DamagedImageError ? notAnImageProblem() : error;
  }
}
