/** Where CloudFront gets its answers: the API, the two private buckets, and the pages, which have two places. */
import { Duration, Stack } from 'aws-cdk-lib';
import { type IOrigin, type OriginProps, S3OriginAccessControl } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, type HttpOriginProps, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { pagesPath } from '#functions/pages/origin-path.ts';
import { edgeSecretHeader } from '#functions/platform/http/edge-secret.ts';
import { type Environment, globalNameOf } from '../environments.ts';
import type { Api } from './api.ts';
import type { EdgeSecretValues } from './edge-secret.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { SiteBucketConstruct } from './site-bucket.ts';

export interface OriginsProps {
  readonly environment: Environment;
  readonly api: Api;
  readonly files: FilesBucketConstruct;
  readonly site: SiteBucketConstruct;
  readonly edgeSecret: EdgeSecretValues;
}

interface Origins {
  readonly api: IOrigin;
  readonly logos: IOrigin;
  readonly site: IOrigin;
  /** The site's bucket; for what it lacks or fails to answer, the Lambda that renders pages. */
  readonly pages: IOrigin;
}

/** A fan waits no longer than this for one of two places to accept the connection. */
const onlyAttempt = { connectionAttempts: 1, connectionTimeout: Duration.seconds(2) };

export function originsOf(scope: Construct, { environment, api, files, site, edgeSecret }: OriginsProps): Origins {
  const originOf = (bucket: Bucket, name: 'site' | 'logos') => {
    const { originAccessControlId } = new S3OriginAccessControl(scope, `Access-${name}`, {
      originAccessControlName: globalNameOf(environment, name),
    });
    return (more: OriginProps = {}) => S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId, ...more });
  };
  const originOfSite = originOf(site.bucket, 'site');
  const originOfLogos = originOf(files.bucket, 'logos');
  return {
    api: originOfApi(api, edgeSecret, { readTimeout: longestWaitFor(api.requestLambdas) }),
    logos: originOfLogos(),
    site: originOfSite(),
    pages: new OriginGroup({
      primaryOrigin: originOfSite(onlyAttempt),
      fallbackOrigin: originOfApi(api, edgeSecret, {
        originPath: pagesPath,
        readTimeout: longestWaitFor([api.pages]),
        ...onlyAttempt,
      }),
      // Not 403: that is a bucket that refuses CloudFront, and then every fan would cost a rendering.
      fallbackStatusCodes: [404, 500, 502, 503, 504],
    }),
  };
}

/** A Lambda that has not answered by then never will: its own timeout, and two seconds in which it starts. */
const longestWaitFor = (lambdas: readonly Lambda[]): Duration =>
  Duration.seconds(2 + Math.max(...lambdas.map(({ timeout }) => timeout?.toSeconds() ?? 0)));

function originOfApi({ httpApi }: Api, { sent }: EdgeSecretValues, more: HttpOriginProps): HttpOrigin {
  const { region, urlSuffix } = Stack.of(httpApi);
  return new HttpOrigin(`${httpApi.apiId}.execute-api.${region}.${urlSuffix}`, {
    customHeaders: { [edgeSecretHeader]: sent },
    ...more,
  });
}
