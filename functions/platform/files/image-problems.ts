/** Why an uploaded image is refused, in words for people: each is a 400. */
import { limits } from '#shared/domain/limits.ts';
import { Problem } from '../problem.ts';

export const notAnImageProblem = (): Problem => new Problem('invalid', 'Elegí una imagen PNG o JPEG.');

export const tooLargeImageProblem = (): Problem =>
  new Problem('invalid', `La imagen es demasiado grande: hasta ${limits.logoSentSide} píxeles de lado.`);

/** For an image that is cut off, or whose bytes contradict each other. */
export const damagedImageProblem = (): Problem =>
  new Problem('invalid', 'La imagen está dañada o incompleta. Guardala de nuevo o elegí otra.');

/** For kinds of JPEG that cameras and browsers do not write: CMYK, 12 bits, lossless, arithmetic coding. */
export const unusualJpegProblem = (): Problem =>
  new Problem('invalid', 'Ese tipo de JPEG no se puede leer. Guardala como PNG o como JPEG común.');

/** For an image that is small as a file and takes more memory or time to open than any crest needs. */
export const tooComplexImageProblem = (): Problem =>
  new Problem('invalid', 'Abrir la imagen lleva demasiado trabajo. Guardala de nuevo como PNG o como JPEG común.');
