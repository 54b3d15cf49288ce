/** The image somebody picked for a logo: whether it will do, before it is sent. */
import { limits } from '#shared/domain/limits.ts';
import { type LogoType, logoTypes } from '#shared/domain/logo.ts';

export type LogoFile = File & { readonly type: LogoType };

/** For the file picker. */
export const acceptedLogos = logoTypes.join(',');

/** What is wrong with it, or null. Its bytes are looked at by the server. */
export function logoFileError(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Por favor selecciona una imagen';
  if (!isLogoFile(file)) return 'Por favor selecciona una imagen PNG o JPEG';
  if (file.size > limits.logoUpload) return 'La imagen es demasiado grande. Máximo 5MB';
  return null;
}

export const isLogoFile = (file: File): file is LogoFile => logoTypes.some((type) => type === file.type);
