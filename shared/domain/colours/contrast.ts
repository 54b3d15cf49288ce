/** How well colours, written as '#rrggbb', can be told from each other (WCAG 2.2, contrast ratio). */

/** What text needs on its ground, at least. */
export const textContrast = 4.5;

/** From 1, for equal colours, to 21, for black and white. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour with `share` of it white, from 0 to 1. */
export function lighten(colour: string, share: number): string {
  const channels = channelsOf(colour).map((channel) => Math.round(channel + (255 - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
