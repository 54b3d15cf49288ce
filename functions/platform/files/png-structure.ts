/**
 * Walks the chunks of a PNG (W3C PNG, section 5), to know its true size and how much its pixels inflate to before
 * anything is decoded.
 */
import { createInflate } from 'node:zlib';
import { limits } from '#shared/domain/limits.ts';
import { damagedImageProblem, tooComplexImageProblem } from './image-problems.ts';
import { requireImageSize } from './image-size.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

export const isPng = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, signature.length));

/** The chunks that pixels depend on. The others, texts and colour profiles among them, may be bombs themselves. */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** The chunk with its length, type and checksum. */
  readonly whole: Uint8Array;
}

/**
 * The PNG with nothing but what its pixels depend on. Throws 400 when it is cut off or damaged, too large, or inflates to
 * more than the pixels of the largest image.
 */
export async function checkPng(bytes: Uint8Array): Promise<Uint8Array> {
  const chunks = [...readChunks(bytes)];
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw damagedImageProblem();
  const size = new DataView(header.data.buffer, header.data.byteOffset);
  requireImageSize({ width: size.getUint32(0), height: size.getUint32(4) });
  await requireInflatable(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  const needed = chunks.filter(({ type }) => neededChunks.has(type));
  return Buffer.concat([signature, ...needed.map(({ whole }) => whole)]);
}

/** The chunks up to IEND; what follows it is left out. */
function* readChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = signature.length; ; ) {
    const end = at + 12 <= bytes.length ? at + 12 + view.getUint32(at) : Number.POSITIVE_INFINITY;
    if (end > bytes.length) throw damagedImageProblem();
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/** More than the largest image with its four channels of 16 bits, in rows or interlaced. */
const mostInflated = 10 * limits.logoSentSide ** 2;
const inflatedAtOnce = 1024 * 1024;

/** Inflates without keeping what comes out, and stops at what is too much. */
async function requireInflatable(parts: readonly Uint8Array[]): Promise<void> {
  const inflate = createInflate({ chunkSize: inflatedAtOnce });
  inflate.end(Buffer.concat(parts));
  let inflated = 0;
  try {
    for await (const part of inflate) {
      inflated += (part as Buffer).length;
      if (inflated > mostInflated) break;
    }
  } catch {
    throw damagedImageProblem();
  }
  if (inflated > mostInflated) throw tooComplexImageProblem();
}
