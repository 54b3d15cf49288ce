/**
 * The parts of the S3 SDK that are used, as one module: the build puts it beside the bundle, and it is loaded with the
 * first call.
 */
export {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
export { getSignedUrl } from '@aws-sdk/s3-request-presigner';
