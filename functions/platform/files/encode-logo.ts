/**
 * Decodes PNG and JPEG and encodes WebP with Squoosh's codecs, compiled to WebAssembly, so no native binaries are
 * needed.
 */
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import resize, { initResize } from '@jsquash/resize';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { limits } from '#shared/domain/limits.ts';
import { codecInstanceOptions, compileCodec } from './codecs.ts';

/** An image's pixels in the shape of a browser's ImageData: red, green, blue and alpha, row after row. */
type Pixels = Parameters<typeof encodeWebp>[0];

/**
 * Makes a square WebP without metadata of at most 256 pixels a side, turned upright by the image's EXIF orientation.
 * Throws `DamagedImageError` when the image is damaged or cut off. The largest image takes 450 MB.
 */
export async function encodeLogo(bytes: Uint8Array, kind: 'png' | 'jpg'): Promise<Uint8Array> {
  return encodeSquareLogo(await (kind === 'png' ? decodePngPixels(bytes) : decodeJpegPixels(bytes)));
}

export class DamagedImageError extends Error {}

async function decodePngPixels(bytes: Uint8Array): Promise<Pixels> {
  await initPng(await compileCodec('png'));
  return decodePng(toArrayBuffer(bytes)).catch(throwDamagedImageError);
}

async function decodeJpegPixels(bytes: Uint8Array): Promise<Pixels> {
  const complaints: string[] = [];
  const collect = (line: string) => complaints.push(line);
  const listening = { print: collect, printErr: collect };
  await initJpeg({ ...listening, ...codecInstanceOptions(await compileCodec('jpeg')) });
  const image = await decodeJpeg(toArrayBuffer(bytes), { preserveOrientation: true }).catch(throwDamagedImageError);
  // The decoder paints the missing parts of a file that was cut off grey, and only prints a message about it.
  if (complaints.some((line) => /premature end/i.test(line))) throw new DamagedImageError();
  return image;
}

function throwDamagedImageError(): never {
  throw new DamagedImageError();
}

/**
 * Puts the whole image in the middle of a transparent square and encodes it at the best quality that fits the size
 * limit.
 */
async function encodeSquareLogo(image: Pixels): Promise<Uint8Array> {
  await initResize(await compileCodec('resize'));
  await initWebp(codecInstanceOptions(await compileCodec('webp')));
  const square = centerInSquare(await scaleDown(image, limits.logoSide));
  let encoded = new Uint8Array();
  for (const quality of [82, 70, 55, 40, 25, 10]) {
    encoded = new Uint8Array(await encodeWebp(square, { quality, alpha_quality: quality }));
    if (encoded.length <= limits.logoBytes) break;
  }
  return encoded;
}

async function scaleDown(image: Pixels, side: number): Promise<Pixels> {
  const scale = side / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const size = { width: scaled(image.width), height: scaled(image.height) };
  return resize(image, { ...size, method: 'lanczos3', premultiply: true, linearRGB: false });
}

function centerInSquare({ width, height, data }: Pixels): Pixels {
  const side = Math.max(width, height);
  const square = new Uint8ClampedArray(side * side * 4);
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  for (let row = 0; row < height; row += 1) {
    square.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((top + row) * side + left) * 4);
  }
  return { data: square, width: side, height: side } as Pixels;
}

const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
