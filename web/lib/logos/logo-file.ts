/** Makes the image that is uploaded as a logo from the file that was picked, which may be a photo of any size. */

import { type LogoType, logoTypes } from '#shared/domain/crests/logo.ts';
import { limits } from '#shared/domain/limits.ts';

export type LogoFile = File & { readonly type: LogoType };

const pickedTypes: readonly string[] = [...logoTypes, 'image/webp'];
/** Media types that may be picked, for the `accept` attribute of the file input. */
export const acceptedLogoTypes = pickedTypes.join(',');

const megabyte = 1024 * 1024;
/** The longest side, in pixels, of an image that is uploaded; the server makes logos of at most 256. */
const maxSentSide = 1024;

/**
 * The image to upload: the file itself, or a smaller copy of a large photo or of what the API does not take; a message
 * when it is none. The browser decodes it, so that nothing is shown of a file that only has the name of an image.
 */
export async function readLogoFile(picked: File): Promise<LogoFile | string> {
  if (!picked.type.startsWith('image/')) return notAnImage;
  if (!pickedTypes.includes(picked.type)) return 'Elegí una imagen PNG, JPEG o WebP';
  if (picked.size > limits.logoPicked) {
    return `La imagen es demasiado grande. Máximo ${limits.logoPicked / megabyte}MB`;
  }
  const image = await createImageBitmap(picked).catch(() => null);
  if (!image) return notAnImage;
  try {
    const isSmall = Math.max(image.width, image.height) <= maxSentSide && picked.size <= limits.logoUpload;
    return isSmall && isLogoFile(picked) ? picked : ((await reducedCopy(picked, image)) ?? notAnImage);
  } finally {
    image.close();
  }
}

const notAnImage = 'Por favor selecciona una imagen';

const isLogoFile = (file: File): file is LogoFile => logoTypes.some((type) => type === file.type);

/** A photo stays a JPEG; everything else becomes a PNG, which keeps what is transparent. */
async function reducedCopy(picked: File, image: ImageBitmap): Promise<LogoFile | null> {
  const scale = Math.min(1, maxSentSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type: LogoType = picked.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return blob && (new File([blob], picked.name, { type }) as LogoFile);
}
