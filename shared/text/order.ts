/** Spanish alphabetical order: accents and capitals do not matter, 'Fecha 2' comes before 'Fecha 10'. */
const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

export const compareText = (a: string, b: string): number => collator.compare(a, b);

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
