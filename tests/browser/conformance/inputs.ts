/** What scenes type into forms, and the files they upload. */
import { aPng } from '#tests/support/images.ts';

export const crestFile = { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) };
export const pdfFile = { name: 'acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
/** A PNG larger than the 5 MB that the application accepts. */
export const tooLargeFile = {
  name: 'escudo.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([aPng(8, 8), Buffer.alloc(5 * 1024 * 1024)]),
};

export const newTeamFields = {
  Nombre: 'Once Corazones',
  Entrenador: 'Ana Paz',
  Ciudad: 'Morón',
  'Año de fundación': '1950',
};
