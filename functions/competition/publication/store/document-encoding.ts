/** Encodes documents for the table: as JSON while they fit one read unit, compressed above. */
import { gunzipSync, gzipSync } from 'node:zlib';

export interface EncodedDocument {
  readonly json?: string;
  readonly gzip?: Uint8Array;
}

/** Up to this many bytes of JSON a document fits one read unit. */
const compressAboveBytes = 3500;

export function encodeDocument(content: unknown): EncodedDocument {
  const json = JSON.stringify(content);
  return Buffer.byteLength(json) > compressAboveBytes ? { gzip: gzipSync(json, { level: 9 }) } : { json };
}

export function decodeDocument<T>({ json, gzip }: EncodedDocument): T {
  return JSON.parse(gzip ? gunzipSync(gzip).toString('utf8') : (json ?? 'null')) as T;
}

/** How many bytes of its item a document's content takes. */
export function encodedDocumentBytes(content: unknown): number {
  const { json = '', gzip } = encodeDocument(content);
  return gzip?.byteLength ?? Buffer.byteLength(json);
}
