/** The crest of a federation that has no logo: a ball on a shield in its colour, as an SVG. */

const shield = 'M32 3 56 10v22c0 15-10 24-24 29C18 56 8 47 8 32V10Z';
const half = 'M32 3 56 10v22c0 15-10 24-24 29Z';
const ball = 'M32 15a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z';
const patch = 'm32 22.5 7.1 5.2-2.7 8.3h-8.8l-2.7-8.3Z';
const seams = 'M32 22.5V15m7.1 12.7 7.1-2.3m-9.8 10.6 4.4 6.1M27.6 36l-4.4 6.1m1.7-14.4-7.1-2.3';

/** `size` is the length of its sides, in pixels. */
export const drawFederationCrest = (color: string, size = 64): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">`,
    `<path d="${shield}" fill="${color}"/><path d="${half}" fill="#ffffff" fill-opacity=".12"/>`,
    `<path d="${ball}" fill="#ffffff"/><path d="${patch}" fill="${color}"/>`,
    `<path d="${seams}" fill="none" stroke="${color}" stroke-width="2.5"/></svg>`,
  ].join('');
