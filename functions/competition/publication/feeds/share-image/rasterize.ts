/**
 * Makes PNGs: of a picture's SVG with resvg, and of logos, which resvg reads as PNG only. Loaded with the first picture,
 * as its codecs are large.
 */
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPng } from '@jsquash/png/encode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { codecInstanceOptions, compileCodec, readCodecFile } from '../../../../platform/files/codecs.ts';
import { face } from './svg-text.ts';

let started: Promise<readonly Uint8Array[]> | undefined;

/** Starts resvg once, and returns the faces that it draws texts with. */
function start(): Promise<readonly Uint8Array[]> {
  started ??= (async () => {
    await initWasm(await compileCodec('resvg'));
    return Promise.all([readCodecFile('mediumFace'), readCodecFile('boldFace')]);
  })();
  return started;
}

/** The PNG of an SVG, in the SVG's own size. */
export async function rasterizeSvg(svg: string): Promise<Uint8Array> {
  const fontBuffers = [...(await start())];
  // The letters of generated crests are in whatever face is there.
  const font = { fontBuffers, defaultFontFamily: face, sansSerifFamily: face };
  const renderer = new Resvg(svg, { font });
  const image = renderer.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    renderer.free();
  }
}

/** The WebP of an SVG, in the SVG's own size. */
export async function webpOfSvg(svg: string): Promise<Uint8Array> {
  const png = await rasterizeSvg(svg);
  await initPngDecoder(await compileCodec('png'));
  await initWebpEncoder(codecInstanceOptions(await compileCodec('webp')));
  return new Uint8Array(
    await encodeWebp(await decodePng(Uint8Array.from(png).buffer), { quality: 50, alpha_quality: 50 }),
  );
}

/** The PNG of a WebP; throws when the bytes are none. */
export async function pngOfWebp(bytes: Uint8Array): Promise<Uint8Array> {
  await initWebp(codecInstanceOptions(await compileCodec('webpDecoder')));
  await initPng(await compileCodec('png'));
  return new Uint8Array(await encodePng(await decodeWebp(Uint8Array.from(bytes).buffer)));
}
