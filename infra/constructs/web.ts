/**
 * CloudFront, the one address that browsers use, in front of the API and of the private buckets with the site and the
 * logos.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  type BehaviorOptions,
  Distribution,
  HttpVersion,
  type IOrigin,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { edgeSecretHeader } from '#functions/platform/http/edge-secret.ts';
import { type Environment, globalNameOf, stackNameOf } from '../environments.ts';
import type { Api } from './api.ts';
import { apiBehaviour, type BehaviourProps, logosBehaviour, sessionBehaviour, siteBehaviour } from './behaviours.ts';
import type { EdgeSecretValues } from './edge-secret.ts';
import type { FilesBucketConstruct } from './files.ts';
import { deploySite } from './site-deployment.ts';
import { viewerHeaders } from './viewer-headers.ts';

export interface WebProps {
  readonly environment: Environment;
  readonly webDir: string | undefined;
  readonly api: Api;
  readonly files: FilesBucketConstruct;
  readonly edgeSecret: EdgeSecretValues;
}

export class Web extends Construct {
  readonly url: string;
  /** CloudFront's own name of the site, to which the DNS of the federation's domain points. */
  readonly distributionDomain: string;

  constructor(scope: Construct, { environment, webDir, api, files, edgeSecret }: WebProps) {
    super(scope, 'Web');
    const bucket = new Bucket(this, 'Site', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Deleting this bucket loses nothing: the site can be built again from the repository.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: environment.onAws,
    });
    const headers = viewerHeaders(this, environment, files.uploadOrigin);
    const apiOrigin = apiOriginOf(api, edgeSecret);
    const viewerProtocolPolicy = environment.onAws
      ? ViewerProtocolPolicy.REDIRECT_TO_HTTPS
      : ViewerProtocolPolicy.ALLOW_ALL;
    const { domain, webAclArn } = environment;
    const siteOrigin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl: originAccessControl(this, environment, 'site'),
    });
    // With LIST permission, S3 answers 404 instead of 403 for a missing logo. No path that CloudFront forwards can list
    // the bucket.
    const logosOrigin = S3BucketOrigin.withOriginAccessControl(files.bucket, {
      originAccessControl: originAccessControl(this, environment, 'logos'),
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });

    const behaviour = (make: (props: BehaviourProps) => BehaviorOptions, origin: IOrigin): BehaviorOptions => ({
      ...make({ scope: this, environment, origin, headers }),
      viewerProtocolPolicy,
    });

    const distribution = new Distribution(this, 'Distribution', {
      comment: stackNameOf(environment),
      defaultBehavior: behaviour(siteBehaviour, siteOrigin),
      additionalBehaviors: {
        '/api/auth/*': behaviour(sessionBehaviour, apiOrigin),
        '/api/*': behaviour(apiBehaviour, apiOrigin),
        '/logos/*': behaviour(logosBehaviour, logosOrigin),
      },
      // Errors pass through as the origin sent them and are not cached: the next request asks the origin again.
      errorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      // The cheaper price classes have no edge location in South America.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // CloudFront's default certificate also accepts old TLS versions; refusing them needs a domain and a certificate
      // of our own.
      ...(domain && {
        domainNames: [domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
      webAclId: webAclArn,
    });
    // Every Lambda has to accept a new secret before CloudFront sends it.
    distribution.node.addDependency(...api.requestLambdas);
    this.distributionDomain = distribution.distributionDomainName;
    this.url = `https://${domain?.name ?? distribution.distributionDomainName}`;

    if (webDir) deploySite(this, { bucket, distribution, webDir, environment, api });
  }
}

function apiOriginOf({ httpApi }: Api, { sent }: EdgeSecretValues): HttpOrigin {
  const { region, urlSuffix } = Stack.of(httpApi);
  return new HttpOrigin(`${httpApi.apiId}.execute-api.${region}.${urlSuffix}`, {
    customHeaders: { [edgeSecretHeader]: sent },
  });
}

/** CloudFront's right to read a private bucket. */
function originAccessControl(scope: Construct, environment: Environment, bucket: 'site' | 'logos') {
  return new S3OriginAccessControl(scope, `Access-${bucket}`, {
    originAccessControlName: globalNameOf(environment, bucket),
  });
}
