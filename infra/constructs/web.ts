/**
 * CloudFront, the one address that browsers use, in front of the API and of the private buckets with the site and the
 * logos.
 */
import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { crestSpriteFolder } from '#shared/pages/crest-sprite.ts';
import { type Environment, stackNameOf } from '../environments.ts';
import type { Api } from './api.ts';
import { apiBehaviour, createFilesCache, logosBehaviour, sessionBehaviour } from './behaviours.ts';
import type { EdgeSecretValues } from './edge-secret.ts';
import type { FilesBucketConstruct } from './files.ts';
import { originsOf } from './origins.ts';
import { siteBehaviours } from './site-behaviours.ts';
import type { SiteBucketConstruct } from './site-bucket.ts';
import { deploySite } from './site-deployment.ts';
import { openHeaders, viewerHeaders } from './viewer-headers.ts';

export interface WebProps {
  readonly environment: Environment;
  readonly webDir: string | undefined;
  readonly api: Api;
  readonly files: FilesBucketConstruct;
  readonly site: SiteBucketConstruct;
  readonly edgeSecret: EdgeSecretValues;
}

export class Web extends Construct {
  readonly url: string;
  /** CloudFront's own name of the site, to which the DNS of the federation's domain points. */
  readonly distributionDomain: string;

  constructor(scope: Construct, { environment, webDir, api, files, site, edgeSecret }: WebProps) {
    super(scope, 'Web');
    const headers = viewerHeaders(this, environment, files.uploadOrigin);
    const open = openHeaders(this, environment);
    const origins = originsOf(this, { environment, api, files, site, edgeSecret });
    const shared = { scope: this, environment, headers };
    const filesCache = createFilesCache(this, environment);
    const siteParts = siteBehaviours(this, {
      environment,
      files: origins.site,
      pages: origins.pages,
      cachePolicy: filesCache,
      headers,
      openHeaders: open,
    });
    const viewerProtocolPolicy = environment.onAws
      ? ViewerProtocolPolicy.REDIRECT_TO_HTTPS
      : ViewerProtocolPolicy.ALLOW_ALL;
    const behaviour = (options: BehaviorOptions): BehaviorOptions => ({ ...options, viewerProtocolPolicy });
    const { domain, webAclArn } = environment;

    const distribution = new Distribution(this, 'Distribution', {
      comment: stackNameOf(environment),
      defaultBehavior: behaviour(siteParts.pages),
      additionalBehaviors: {
        '/assets/*': behaviour(siteParts.assets),
        '/logos/*': behaviour(logosBehaviour({ ...shared, headers: open, origin: origins.logos }, filesCache)),
        '/api/auth/*': behaviour(sessionBehaviour({ ...shared, origin: origins.api })),
        '/api/*': behaviour(apiBehaviour({ ...shared, origin: origins.api })),
        '/insertar/*': behaviour(siteParts.framed),
        [`/${crestSpriteFolder}/*`]: behaviour(siteParts.crests),
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

    if (webDir) deploySite(this, { bucket: site.bucket, distribution, webDir, environment, api });
  }
}
