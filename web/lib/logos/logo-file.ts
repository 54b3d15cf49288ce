/** Checks an image file picked as a logo before it is uploaded. */

import { type LogoType, logoTypes } from '#shared/domain/crests/logo.ts';
import { limits } from '#shared/domain/limits.ts';

export type LogoFile = File & { readonly type: LogoType };

/** Media types of logos, for the `accept` attribute of the file input. */
export const acceptedLogoTypes = logoTypes.join(',');

/** The problem with a picked file as a message, or null. The server checks the content of the file. */
export function logoFileError(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Por favor selecciona una imagen';
  if (!isLogoFile(file)) return 'Elegí una imagen PNG o JPEG';
  if (file.size > limits.logoUpload) return 'La imagen es demasiado grande. Máximo 5MB';
  return null;
}

export const isLogoFile = (file: File): file is LogoFile => logoTypes.some((type) => type === file.type);
