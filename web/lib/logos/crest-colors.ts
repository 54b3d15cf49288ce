/** The colours of a team, read from the picture of its crest: the only colours that anybody chose for it. */

export type CrestColors = readonly [main: string, second: string];

/** Width and height, in pixels, that the logo is scaled to before its colours are counted. */
const sampleSizePx = 48;
/** A colour that covers less than this share of the logo is ignored: it is an outline or a blend of two colours. */
const minColorShare = 0.12;

/**
 * The two most frequent colours, with white, grey and black last; null for an empty image, or one of another site,
 * whose pixels cannot be read. `part` is the part of the image that shows the crest, by default all of it.
 */
export function colorsOfCrest(image: HTMLImageElement, part?: DOMRectReadOnly): CrestColors | null {
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const canvas = document.createElement('canvas');
  canvas.width = sampleSizePx;
  canvas.height = sampleSizePx;
  const context = canvas.getContext('2d');
  try {
    context?.drawImage(image, x, y, width, height, 0, 0, sampleSizePx, sampleSizePx);
    const pixels = context?.getImageData(0, 0, sampleSizePx, sampleSizePx).data ?? new Uint8ClampedArray();
    const [main, second = main] = mostFrequentShades(pixels);
    return main && second ? [main, second] : null;
  } catch {
    return null;
  }
}

interface ShadeChannelSums {
  pixels: number;
  red: number;
  green: number;
  blue: number;
}

/** Groups similar shades and returns the mean colour of each group, the most frequent first. */
function mostFrequentShades(data: Uint8ClampedArray): string[] {
  const shades = new Map<number, ShadeChannelSums>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 200) continue;
    const key = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const shade = shades.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
    shade.pixels += 1;
    shade.red += red;
    shade.green += green;
    shade.blue += blue;
    shades.set(key, shade);
  }
  const all = [...shades.values()];
  const least = minColorShare * all.reduce((sum, { pixels }) => sum + pixels, 0);
  return all
    .filter(({ pixels }) => pixels >= least)
    .sort((a, b) => weightOfShade(b) - weightOfShade(a))
    .map(meanColorOfShade);
}

/** White, grey and black weigh a tenth, so that a club's real colours come first. */
function weightOfShade({ pixels, red, green, blue }: ShadeChannelSums): number {
  const chroma = (Math.max(red, green, blue) - Math.min(red, green, blue)) / pixels;
  return chroma < 40 ? pixels / 10 : pixels;
}

const meanColorOfShade = ({ pixels, red, green, blue }: ShadeChannelSums): string =>
  `rgb(${[red, green, blue].map((sum) => Math.round(sum / pixels)).join(' ')})`;
