/** Images as people upload them: PNGs and JPEGs of any size, with metadata, cut off or too large. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG in which `paint` chooses the colour of each pixel. */
export function aPng(width: number, height: number, paint: (x: number, y: number) => Color = () => [22, 101, 52, 255]) {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * (width * 4 + 1) + 1 + x * 4);
  }
  return encodePng(width, height, deflateSync(rows));
}

/** A decompression bomb: a PNG that claims a size its few bytes do not have. */
export const aDecompressionBomb = (side: number) => encodePng(side, side, deflateSync(Buffer.alloc(1000)));

/** A PNG of 16 × 16 pixels whose few bytes inflate to as many megabytes of zeros. */
export function anInflatingPng(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_SYNC_FLUSH });
  return encodePng(16, 16, Buffer.concat([Buffer.from('7801', 'hex'), ...Array(megabytes).fill(block)]));
}

function encodePng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A JPEG with the noise of a camera; its left half is red. */
export async function aPhoto(
  width: number,
  height: number,
  { quality = 90, progressive = false } = {},
): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await initJpeg({ instantiateWasm: await createWasmInstantiator(readFileSync(file)) } as never);
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 1;
  for (let at = 0; at < data.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const grain = ((seed >>> 16) % 128) - 64;
    const isLeft = (at / 4) % width < width / 2;
    data.set([(isLeft ? 200 : 40) + grain, 60 + grain, (isLeft ? 40 : 200) + grain, 255], at);
  }
  return Buffer.from(
    await encodeJpeg({ data, width, height } as never, { quality, optimize_coding: false, progressive }),
  );
}

async function createWasmInstantiator(bytes: Uint8Array<ArrayBuffer>) {
  const module = await WebAssembly.compile(bytes);
  return (imports: WebAssembly.Imports, onReady: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(module, imports);
    onReady(instance);
    return instance.exports;
  };
}

/** Adds EXIF data to a JPEG as a phone does: the place, and the orientation (6: turned to the right). */
export function withExif(jpeg: Buffer, orientation = 6): Buffer {
  const place = 'GPS 34.6037 S 58.3816 W';
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A JPEG whose last scan stands in it as many times more. */
export function withRepeatedScan(jpeg: Buffer, times: number): Buffer {
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(jpeg.lastIndexOf('ffda', 'hex'), end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array(times).fill(scan), jpeg.subarray(end)]);
}

const frameOf = (jpeg: Buffer): number => Math.max(jpeg.indexOf('ffc0', 'hex'), jpeg.indexOf('ffc2', 'hex'));

/** A JPEG whose frame header has these bytes at an offset from its marker: 1 for its kind, 4 bits, 5 height, 7 width. */
export function withFrameBytes(jpeg: Buffer, offset: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(jpeg);
  changed.set(bytes, frameOf(jpeg) + offset);
  return changed;
}

/**
 * A JPEG with a comment that holds a frame header of 16 × 16 pixels, for readers that look for one instead of walking
 * from segment to segment. The byte after the comment is skipped by decoders.
 */
export function withFakeFrame(jpeg: Buffer): Buffer {
  const comment = Buffer.alloc(256);
  comment.set([1, 0, 0, 16]);
  comment.set([0xff, 0xc0, 0, 17, 8, 0, 16, 0, 16], 18);
  const head = Buffer.from([0xff, 0xfe]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, Buffer.alloc(1), jpeg.subarray(2)]);
}
