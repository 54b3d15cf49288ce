/** What coaches call the usual formations. */

const labels: { readonly [formation: string]: string } = {
  '1-1-2-1': 'Rombo',
  '1-2-0-2': 'Cuadrado',
  '1-2-1-1': 'Defensivo',
  '1-1-1-2': 'Ofensivo',
  '1-2-2-1': 'Equilibrado',
  '1-2-1-2': 'Ofensivo',
  '1-1-2-2': 'Ultra Ofensivo',
  '1-3-1-1': 'Defensivo',
  '1-2-3-1': 'Equilibrado',
  '1-3-2-1': 'Defensivo',
  '1-2-2-2': 'Ofensivo',
  '1-3-1-2': 'Contraataque',
  '1-3-3-1': 'Equilibrado',
  '1-4-2-1': 'Defensivo',
  '1-3-2-2': 'Ofensivo',
  '1-2-4-1': 'Control',
  '1-3-3-2': 'Equilibrado',
  '1-4-3-1': 'Defensivo',
  '1-3-2-3': 'Ofensivo',
  '1-3-4-1': 'Control',
  '1-4-3-2': 'Equilibrado',
  '1-5-3-1': 'Defensivo',
  '1-3-3-3': 'Ofensivo',
  '1-4-4-1': 'Control',
  '1-4-4-2': 'Equilibrado',
  '1-5-4-1': 'Defensivo',
  '1-4-3-3': 'Ofensivo',
  '1-3-5-2': 'Control',
};

/** '1-2-2-1 Equilibrado', or '2-2-1-1' for one without a usual name. */
export const formationText = (name: string): string => `${name} ${labels[name] ?? ''}`.trim();
