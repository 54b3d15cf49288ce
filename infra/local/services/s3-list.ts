/** Lists a bucket's files page by page, in the order of their keys, as S3's ListObjectsV2 does. */
import type { FileStore } from './files-store.ts';
import { type S3Answer, xmlAnswer } from './s3-answers.ts';

const maxKeys = 1000;

export async function listAnswer(store: FileStore, query: URLSearchParams): Promise<S3Answer> {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? maxKeys), maxKeys);
  const found = (await store.keys())
    .filter((key) => key.startsWith(prefix) && (after === '' || compareBytes(key, after) > 0))
    .sort(compareBytes);
  const keys = found.slice(0, limit);
  const isTruncated = found.length > keys.length;
  const files = await Promise.all(keys.map((key) => contentsOf(key, store)));
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(keys.at(-1) ?? '')}</NextContinuationToken>` : '';
  const listed = `<Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${keys.length}</KeyCount><MaxKeys>${limit}</MaxKeys>`;
  const truncated = `<IsTruncated>${isTruncated}</IsTruncated>${next}`;
  return xmlAnswer(200, `<ListBucketResult>${listed}${truncated}${files.join('')}</ListBucketResult>`);
}

async function contentsOf(key: string, store: FileStore): Promise<string> {
  const file = await store.read(key);
  // Removed since the keys were read.
  if (!file) return '';
  const modified = `<LastModified>${new Date(file.modified).toISOString()}</LastModified>`;
  const about = `${modified}<ETag>${escapeXml(file.etag)}</ETag><Size>${file.body.length}</Size>`;
  return `<Contents><Key>${escapeXml(key)}</Key>${about}</Contents>`;
}

const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
