/** How a document lies in its item: as it is while it fits one read unit, compressed above. */
import { gunzipSync, gzipSync } from 'node:zlib';

export interface EncodedDocument {
  readonly json?: string;
  readonly gzip?: Uint8Array;
}

/** Below this many bytes a document fits one read unit as it is. */
const compressAbove = 3500;

export function encodeDocument(content: unknown): EncodedDocument {
  const json = JSON.stringify(content);
  return Buffer.byteLength(json) > compressAbove ? { gzip: gzipSync(json, { level: 9 }) } : { json };
}

export function decodeDocument<T>({ json, gzip }: EncodedDocument): T {
  return JSON.parse(gzip ? gunzipSync(gzip).toString('utf8') : (json ?? 'null')) as T;
}

/** How many bytes of its item a document takes. */
export function packedSize(content: unknown): number {
  const { json = '', gzip } = encodeDocument(content);
  return gzip?.byteLength ?? Buffer.byteLength(json);
}
