/** Spanish alphabetical order (ñ after n, accents only between equals), and the natural order of numbered names. */

/** Alphabetical: for names of people and teams. */
export const compareText = new Intl.Collator('es').compare;

/** 'Fecha 2' before 'Fecha 10'; accents and capitals do not matter: for rounds. */
export const compareNumbered = new Intl.Collator('es', { sensitivity: 'base', numeric: true }).compare;

interface Named {
  readonly id: number;
  readonly name: string;
}

export const byName = (a: Named, b: Named): number => compareText(a.name, b.name) || a.id - b.id;

interface Nombrado {
  readonly id: number;
  readonly nombre: string;
}

export const byNombre = (a: Nombrado, b: Nombrado): number => compareText(a.nombre, b.nombre) || a.id - b.id;
