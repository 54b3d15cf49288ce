/** The limit on the size of images that are decoded: memory and time grow with their pixels. */
import { limits } from '#shared/domain/limits.ts';
import { damagedImageProblem, tooLargeImageProblem } from './image-problems.ts';

/** Throws 400 for an image without pixels, and for one with a side that is too long. */
export function requireImageSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width < 1 || height < 1) throw damagedImageProblem();
  if (Math.max(width, height) > limits.logoSentSide) throw tooLargeImageProblem();
}
