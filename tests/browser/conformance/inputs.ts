/** What scenes type into forms, and the file they upload. */
import { aPng } from '#tests/support/images.ts';

export const crestFile = { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) };

export const newTeamFields = {
  Nombre: 'Once Corazones',
  Entrenador: 'Ana Paz',
  Ciudad: 'Morón',
  'Año de fundación': '1950',
};
