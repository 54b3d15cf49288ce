/** Makes a small square logo out of an uploaded image; the codecs are loaded when the first one comes. */
import { inspectImage, notAnImage } from './inspect-image.ts';

/** WebP of at most 256 × 256 pixels without metadata. Refuses (400) what is not a whole PNG or JPEG. */
export async function makeLogo(uploaded: Uint8Array): Promise<Uint8Array> {
  const kind = inspectImage(uploaded);
  const { encodeLogo, DamagedImageError } = await import('./images.ts');
  try {
    return await encodeLogo(uploaded, kind);
  } catch (error) {
    throw error instanceof DamagedImageError ? notAnImage() : error;
  }
}
