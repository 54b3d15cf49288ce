/** The security headers that CloudFront adds to every answer: those of the site, and those of what other sites show. */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeadersBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Environment, globalNameOf, stackNameOf } from '../environments.ts';

/** Which origins a page may connect to, and which sites may frame it. */
interface PageOrigins {
  readonly connectsTo: string;
  readonly framedBy: string;
}

const contentSecurityPolicy = ({ connectsTo, framedBy }: PageOrigins) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  `connect-src ${connectsTo}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${framedBy}`,
];

/**
 * Browser features that the site never uses and denies to every script in it. It uses sharing, the clipboard and, while
 * the clock of a sheet runs, the wake lock of the screen, so they are not listed.
 */
const deniedBrowserFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const permissionsPolicy = deniedBrowserFeatures.map((feature) => `${feature}=()`).join(', ');

/**
 * The headers of the site.
 *
 * @param uploadOrigin origin of the bucket to which the site uploads files
 */
export function viewerHeaders(scope: Construct, environment: Environment, uploadOrigin: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ViewerHeaders', {
    responseHeadersPolicyName: globalNameOf(environment, 'viewer-headers'),
    comment: stackNameOf(environment),
    securityHeadersBehavior: {
      ...securityHeaders(environment, { connectsTo: `'self' ${uploadOrigin}`, framedBy: "'none'" }),
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    },
    customHeadersBehavior: customHeaders(
      { 'Cross-Origin-Opener-Policy': 'same-origin' },
      // A Lambda says which of its answers other sites may read (functions/platform/http/open-answers.ts).
      { 'Cross-Origin-Resource-Policy': 'same-origin' },
    ),
  });
}

/** The headers of what other sites show: the pages that any site may frame, and the logos. */
export function openHeaders(scope: Construct, environment: Environment): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'OpenHeaders', {
    responseHeadersPolicyName: globalNameOf(environment, 'open-headers'),
    comment: `${stackNameOf(environment)}, what other sites show`,
    securityHeadersBehavior: securityHeaders(environment, { connectsTo: "'self'", framedBy: '*' }),
    // A site with Cross-Origin-Embedder-Policy embeds only answers that have this header.
    customHeadersBehavior: customHeaders({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    // Scripts of other sites may read them, too. CloudFront refuses this header among the custom ones.
    corsBehavior: {
      accessControlAllowCredentials: false,
      accessControlAllowHeaders: ['*'],
      accessControlAllowMethods: ['GET', 'HEAD'],
      accessControlAllowOrigins: ['*'],
      originOverride: true,
    },
  });
}

function securityHeaders(environment: Environment, origins: PageOrigins): ResponseSecurityHeadersBehavior {
  // The local host serves plain http, so headers that demand https are left out there.
  const overHttps = environment.onAws;
  const directives = [...contentSecurityPolicy(origins), ...(overHttps ? ['upgrade-insecure-requests'] : [])];
  return {
    contentSecurityPolicy: { contentSecurityPolicy: directives.join('; '), override: true },
    ...(overHttps && {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: environment.hstsIncludesSubdomains,
        override: true,
      },
    }),
    contentTypeOptions: { override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  };
}

/** Headers that CloudFront's policy has no setting of its own for; the origin may send other values of `defaults`. */
function customHeaders(
  values: Record<string, string>,
  defaults: Record<string, string> = {},
): ResponseCustomHeadersBehavior {
  const listed = (headers: Record<string, string>, override: boolean) =>
    Object.entries(headers).map(([header, value]) => ({ header, value, override }));
  return {
    customHeaders: [
      ...listed({ 'Permissions-Policy': permissionsPolicy, ...values }, true),
      ...listed(defaults, false),
    ],
  };
}
