/**
 * Walks the segments of a JPEG as decoders do (ITU T.81, annex B), to know its true size and its number of scans before
 * anything is decoded: what a comment or a thumbnail says of a size is skipped with its segment.
 */
import { limits } from '#shared/domain/limits.ts';
import { damagedImageProblem, tooComplexImageProblem, unusualJpegProblem } from './image-problems.ts';
import { requireImageSize } from './image-size.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** The last of the frames with Huffman codes, baseline, extended and progressive; lossless and arithmetic ones follow. */
const lastCommonFrame = 0xc2;

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;

/**
 * The JPEG without what follows its end. Throws 400 when it is cut off or damaged, too large, of an unusual kind, or has
 * more scans than any program writes, because decoding takes time for each of them.
 */
export function checkJpeg(bytes: Uint8Array): Uint8Array {
  let [frames, scans] = [0, 0];
  for (let at = findMarker(bytes, 2); ; at = findMarker(bytes, at)) {
    const marker = bytes[at] ?? 0;
    at += 1;
    if (isAlone(marker)) continue;
    if (marker === endOfImage && scans > 0) return bytes.subarray(0, at);
    if (marker === endOfImage || marker === startOfImage) throw damagedImageProblem();
    const segment = readSegment(bytes, at);
    at += segment.length + 2;
    if (marker === startOfScan) scans += 1;
    if (scans > limits.scansOfJpeg) throw tooComplexImageProblem();
    if (!isFrame(marker)) continue;
    frames += 1;
    checkFrame(marker, segment);
    if (frames > 1 || scans > 0) throw damagedImageProblem();
  }
}

/**
 * The position of the next marker's second byte: after 0xFF, neither a zero, which marks 0xFF in the data of a scan, nor
 * another 0xFF, which only fills.
 */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    while (bytes[at] === 0xff) at += 1;
    if (at >= bytes.length) break;
    if (bytes[at] !== 0) return at;
  }
  throw damagedImageProblem();
}

/** Of the markers from C0 to CF, three are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: restarts inside a scan, and one for private use. */
const isAlone = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/** The segment at a position, without the two bytes of its length. */
function readSegment(bytes: Uint8Array, at: number): Uint8Array {
  const length = readUint16(bytes, at);
  if (length < 2 || at + length > bytes.length) throw damagedImageProblem();
  return bytes.subarray(at + 2, at + length);
}

/** A frame header: bits of a sample, height, width, and for each component its id, sampling factors and table. */
function checkFrame(marker: number, header: Uint8Array): void {
  const [bits = 0, , , , , components = 0] = header;
  if (header.length !== 6 + 3 * components) throw damagedImageProblem();
  if (marker > lastCommonFrame || bits !== 8 || ![1, 3].includes(components)) throw unusualJpegProblem();
  requireImageSize({ width: readUint16(header, 3), height: readUint16(header, 1) });
}

const readUint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
