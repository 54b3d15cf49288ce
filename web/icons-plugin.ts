/** Emits the application's icons: the SVG itself, and the PNGs that phones need, drawn from it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const iconFile = fileURLToPath(new URL('./app/icon.svg', import.meta.url));
const rasterizerFile = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** The colour of the page, which fills the icons of phones that cut out a shape of their own. */
const pageColor = '#fafaf7';

interface PngIcon {
  /** The width and height of the picture, in pixels. */
  readonly size: number;
  /** The part of the picture's width that the drawing takes. */
  readonly share: number;
  /** Transparent without it. */
  readonly background?: string;
}

/** The web manifest and the pages name these files. Phones may cut off what lies outside the inner 80 % of the last. */
const pngIcons: Readonly<Record<string, PngIcon>> = {
  'icon-180.png': { size: 180, share: 0.76, background: pageColor },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'icon-maskable-512.png': { size: 512, share: 0.64, background: pageColor },
};

/** The fixed names are for the manifest; screens use the SVG's hashed name, which is cached for ever. */
export const iconsPlugin: Plugin = {
  name: 'icons',
  async generateBundle() {
    const svg = readFileSync(iconFile, 'utf8');
    this.emitFile({ type: 'asset', fileName: 'icon.svg', source: svg });
    startRasterizer ??= initWasm(readFileSync(rasterizerFile));
    await startRasterizer;
    for (const [fileName, icon] of Object.entries(pngIcons))
      this.emitFile({ type: 'asset', fileName, source: drawPng(svg, icon) });
  },
};

let startRasterizer: Promise<void> | undefined;

function drawPng(svg: string, { size, share, background }: PngIcon): Uint8Array {
  const edge = (size * (1 - share)) / 2;
  const drawing = svg.replace(
    '<svg ',
    `<svg x="${edge}" y="${edge}" width="${size * share}" height="${size * share}" `,
  );
  const framed = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${drawing}</svg>`;
  return new Resvg(framed, background ? { background } : {}).render().asPng();
}
