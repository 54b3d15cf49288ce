/** The crest of a federation that has no logo: a ball on a shield in its colour. */

const shield = 'M32 3 56 10v22c0 15-10 24-24 29C18 56 8 47 8 32V10Z';
const half = 'M32 3 56 10v22c0 15-10 24-24 29Z';
const ball = 'M32 15a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z';
const patch = 'm32 22.5 7.1 5.2-2.7 8.3h-8.8l-2.7-8.3Z';
const seams = 'M32 22.5V15m7.1 12.7 7.1-2.3m-9.8 10.6 4.4 6.1M27.6 36l-4.4 6.1m1.7-14.4-7.1-2.3';

interface CrestPath {
  readonly d: string;
  readonly fill: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** The length of the sides of its view box, in which its paths are. */
export const federationCrestSide = 64;

/** The paths of the drawing, from the lowest to the uppermost. */
export const federationCrestPaths = (color: string): readonly CrestPath[] => [
  { d: shield, fill: color },
  { d: half, fill: '#ffffff', fillOpacity: 0.12 },
  { d: ball, fill: '#ffffff' },
  { d: patch, fill: color },
  { d: seams, fill: 'none', stroke: color, strokeWidth: 2.5 },
];

/** The drawing as an SVG. */
export function drawFederationCrest(color: string): string {
  const paths = federationCrestPaths(color).map(({ d, fill, fillOpacity = 1, stroke = 'none', strokeWidth = 0 }) =>
    [
      `<path d="${d}" fill="${fill}"`,
      fillOpacity === 1 ? '' : ` fill-opacity="${fillOpacity}"`,
      stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`,
      '/>',
    ].join(''),
  );
  const box = `0 0 ${federationCrestSide} ${federationCrestSide}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paths.join('')}</svg>`;
}
