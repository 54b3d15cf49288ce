/** S3's answers to CloudFront for files that it may not read, or that do not exist. */
import type { BucketAccess } from '../template/bucket-access.ts';
import type { OriginAnswer } from './messages.ts';

/** The answer for a missing file: S3 reveals that it is missing only to a caller who may list the bucket. */
export const missingFileAnswer = ({ canList }: BucketAccess): OriginAnswer =>
  canList ? s3ErrorAnswer(404, 'NoSuchKey', 'The specified key does not exist.') : accessDeniedAnswer();

export const accessDeniedAnswer = (): OriginAnswer => s3ErrorAnswer(403, 'AccessDenied', 'Access Denied');

function s3ErrorAnswer(status: number, code: string, message: string): OriginAnswer {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(xml) };
}
