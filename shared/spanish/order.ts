/** Spanish alphabetical order (ñ after n, accents only between equals), and the natural order of numbered names. */

/** Alphabetical order, for names of people and teams. */
export const compareText = createSpanishComparator();

/** Natural order, for rounds: 'Fecha 2' before 'Fecha 10'; accents and capitals are ignored. */
export const compareNatural = createSpanishComparator({ sensitivity: 'base', numeric: true });

/**
 * Creates the collator at the first comparison: creating one takes milliseconds, which every start of a Lambda would
 * pay.
 */
function createSpanishComparator(options?: Intl.CollatorOptions): (a: string, b: string) => number {
  let compare: Intl.Collator['compare'] | undefined;
  return (a, b) => {
    compare ??= new Intl.Collator('es', options).compare;
    return compare(a, b);
  };
}

interface EntityWithName {
  readonly id: number;
  readonly name: string;
}

export const compareByName = (a: EntityWithName, b: EntityWithName): number =>
  compareText(a.name, b.name) || a.id - b.id;

interface EntityWithNombre {
  readonly id: number;
  readonly nombre: string;
}

export const compareByNombre = (a: EntityWithNombre, b: EntityWithNombre): number =>
  compareText(a.nombre, b.nombre) || a.id - b.id;

/** Orders strings by character code: right for dates and times, and enough where names only need a fixed order. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
