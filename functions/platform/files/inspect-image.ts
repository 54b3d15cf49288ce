/** Checks an upload before it is decoded, so that no file takes more memory or time than a large photo. */
import { notAnImageProblem } from './image-problems.ts';
import { checkJpeg, isJpeg } from './jpeg-structure.ts';
import { checkPng, isPng } from './png-structure.ts';

export interface CheckedImage {
  /** The image's kind by its bytes, whatever its file name says. */
  readonly kind: 'png' | 'jpg';
  /** What has to be decoded. */
  readonly bytes: Uint8Array;
}

/** Throws 400 for any other file, and for images that are damaged, too large or too much work to decode. */
export async function inspectImage(bytes: Uint8Array): Promise<CheckedImage> {
  if (isJpeg(bytes)) return { kind: 'jpg', bytes: checkJpeg(bytes) };
  if (isPng(bytes)) return { kind: 'png', bytes: await checkPng(bytes) };
  throw notAnImageProblem();
}
