/** Answers in the form that S3 gives them: files with their metadata, and errors as XML. */
import type { StoredFile } from './files-store.ts';

export interface S3Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

/** What the names of a file's own metadata begin with, among the headers. */
export const metadataPrefix = 'x-amz-meta-';

export function answerOfFile(file: StoredFile): Required<S3Answer> {
  const metadata = Object.entries(file.metadata ?? {}).map(([name, value]) => [metadataPrefix + name, value]);
  return {
    status: 200,
    headers: {
      'content-type': file.contentType,
      ...(file.cacheControl !== undefined && { 'cache-control': file.cacheControl }),
      etag: file.etag,
      'last-modified': new Date(file.modified).toUTCString(),
      ...Object.fromEntries(metadata),
    },
    body: file.body,
  };
}

export const xmlAnswer = (status: number, xml: string): Required<S3Answer> => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`),
});

export const s3ErrorAnswer = (status: number, code: string, message: string): Required<S3Answer> =>
  xmlAnswer(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

export const noSuchKeyAnswer = () => s3ErrorAnswer(404, 'NoSuchKey', 'The specified key does not exist.');

export const failedConditionAnswer = () =>
  s3ErrorAnswer(412, 'PreconditionFailed', 'At least one of the pre-conditions did not hold');
