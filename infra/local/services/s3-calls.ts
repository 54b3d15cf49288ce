/** The S3 calls that the application uses, on a bucket whose files are on disk. */
import type { FileStore, StoredFile } from './files-store.ts';
import {
  answerOfFile,
  failedConditionAnswer,
  metadataPrefix,
  noSuchKeyAnswer,
  type S3Answer,
  s3ErrorAnswer,
} from './s3-answers.ts';
import { listAnswer } from './s3-list.ts';

export interface S3Request {
  readonly method: string;
  /** '' for a call about the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** S3's longest key, in bytes of UTF-8. */
const maxKeyBytes = 1024;

export async function performS3Call(request: S3Request, store: FileStore): Promise<S3Answer> {
  const { key, query } = request;
  const call = `${request.method}${key === '' ? ' bucket' : ''}${subresourceIn(query)}`;
  switch (call) {
    case 'PUT':
      return putFile(request, store);
    case 'GET':
    case 'HEAD':
      return answerOfKey(await store.read(key));
    case 'DELETE':
      return deleteFile(request, store);
    case 'DELETE?tagging':
      return (await store.untag(key)) ? { status: 204 } : noSuchKeyAnswer();
    case 'GET bucket?list-type':
      return listAnswer(store, query);
    default:
      return s3ErrorAnswer(501, 'NotImplemented', `The local bucket does not know ${call}`);
  }
}

/** The S3 subresource that the query names, as in `?tagging`; empty when it names none. */
function subresourceIn(query: URLSearchParams): string {
  const parameters = /^(x-amz-|x-id$|prefix$|max-keys$|start-after$|continuation-token$)/i;
  const names = [...query.keys()].filter((name) => !parameters.test(name));
  return names.length > 0 ? `?${names.join('&')}` : '';
}

async function putFile({ key, headers, body }: S3Request, store: FileStore): Promise<S3Answer> {
  if (Buffer.byteLength(key) > maxKeyBytes) return s3ErrorAnswer(400, 'KeyTooLongError', 'Your key is too long');
  const { 'if-match': tag, 'if-none-match': absent } = headers;
  if ((absent ?? '*') !== '*' || (tag !== undefined && absent !== undefined)) {
    return s3ErrorAnswer(501, 'NotImplemented', 'The local bucket knows If-Match with a tag, or If-None-Match with *');
  }
  let found: StoredFile | undefined;
  const etag = await store.write(key, body, metadataIn(headers), (present) => {
    found = present;
    return absent === undefined ? tag === undefined || present?.etag === tag : !present;
  });
  if (etag !== undefined) return { status: 200, headers: { etag } };
  return tag !== undefined && !found ? noSuchKeyAnswer() : failedConditionAnswer();
}

/** Deletes a file. A condition does not matter when there is none. */
async function deleteFile({ key, headers }: S3Request, store: FileStore): Promise<S3Answer> {
  const tag = headers['if-match'];
  const isDeleted = await store.remove(key, (present) => !present || tag === undefined || present.etag === tag);
  return isDeleted ? { status: 204 } : failedConditionAnswer();
}

function metadataIn(headers: S3Request['headers']) {
  const own = Object.entries(headers).filter(([name]) => name.startsWith(metadataPrefix));
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    ...(headers['cache-control'] !== undefined && { cacheControl: headers['cache-control'] }),
    tags: Object.fromEntries(new URLSearchParams(headers['x-amz-tagging'] ?? '')),
    metadata: Object.fromEntries(own.map(([name, value]) => [name.slice(metadataPrefix.length), value])),
  };
}

const answerOfKey = (file: StoredFile | undefined): S3Answer => (file ? answerOfFile(file) : noSuchKeyAnswer());
