/** Compresses answers at the edge as CloudFront does: text of 1,000 bytes or more, Brotli before gzip. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headerOf, type OriginAnswer } from './messages.ts';

export type CompressionEncoding = 'br' | 'gzip';

const compressibleTypes =
  /^(text\/|font\/|image\/svg\+xml|application\/([\w.-]*json|[\w.-]*javascript|[\w.-]*xml|wasm)\b)/i;
const compressibleStatuses = [200, 403, 404];

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} satisfies { [Name in CompressionEncoding]: (body: Buffer) => Promise<Buffer> };

/** The offered encodings that the viewer accepts, best first. This list is part of the cache key. */
export function acceptedEncodings(
  acceptEncoding: string | undefined,
  offered: readonly CompressionEncoding[],
): CompressionEncoding[] {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return offered.filter((encoding) => accepted.includes(encoding));
}

export async function compressAnswer(
  answer: OriginAnswer,
  [encoding]: readonly CompressionEncoding[],
): Promise<OriginAnswer> {
  const { status, headers, body } = answer;
  const type = headerOf(headers, 'content-type') ?? '';
  const fits =
    body.length >= 1000 &&
    body.length <= 10_000_000 &&
    compressibleTypes.test(type) &&
    compressibleStatuses.includes(status);
  if (!encoding || !fits || headers['content-encoding'] !== undefined) return answer;
  const tag = headerOf(headers, 'etag');
  return {
    status,
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      // A weak ETag, because the compressed bytes differ from those that the origin tagged.
      ...(tag?.startsWith('"') && { etag: `W/${tag}` }),
    },
    body: await compressors[encoding](body),
  };
}
