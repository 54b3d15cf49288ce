/** The security headers that CloudFront adds to every answer: those of the site, of pages for other sites and of big screens. */
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
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${framedBy}`,
];

/**
 * Browser features that the site does not use and denies to every script in it, but for single pages. It uses sharing and
 * the clipboard, so they are not listed.
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
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;
type BrowserFeature = (typeof deniedBrowserFeatures)[number];

const permissionsPolicy = (allowed: readonly BrowserFeature[]): string =>
  deniedBrowserFeatures.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');

/**
 * The headers of the site.
 *
 * @param uploadOrigin origin of the bucket to which the site uploads files
 */
export const viewerHeaders = (scope: Construct, environment: Environment, uploadOrigin: string) =>
  unframedHeaders(scope, environment, {
    id: 'ViewerHeaders',
    name: 'viewer-headers',
    connectsTo: `'self' ${uploadOrigin}`,
    allowed: [],
  });

/** The headers of the page for big screens, which may keep the screen from going dark. */
export const bigScreenHeaders = (scope: Construct, environment: Environment) =>
  unframedHeaders(scope, environment, {
    id: 'BigScreenHeaders',
    name: 'big-screen-headers',
    connectsTo: "'self'",
    allowed: ['screen-wake-lock'],
  });

interface UnframedHeaders extends Pick<PageOrigins, 'connectsTo'> {
  readonly id: string;
  readonly name: string;
  /** Those of the denied browser features that its pages use. */
  readonly allowed: readonly BrowserFeature[];
}

function unframedHeaders(
  scope: Construct,
  environment: Environment,
  { id, name, connectsTo, allowed }: UnframedHeaders,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: globalNameOf(environment, name),
    comment: stackNameOf(environment),
    securityHeadersBehavior: {
      ...securityHeaders(environment, { connectsTo, framedBy: "'none'" }),
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    },
    customHeadersBehavior: customHeaders(
      { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'same-origin' },
      allowed,
    ),
  });
}

/** The headers of the pages that a federation puts into its own site: any site may frame them. */
export function framedHeaders(scope: Construct, environment: Environment): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'FramedHeaders', {
    responseHeadersPolicyName: globalNameOf(environment, 'framed-headers'),
    comment: `${stackNameOf(environment)}, pages for other sites`,
    securityHeadersBehavior: securityHeaders(environment, { connectsTo: "'self'", framedBy: '*' }),
    // A site that isolates itself frames only what names this policy.
    customHeadersBehavior: customHeaders({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
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

/** Headers that CloudFront's policy has no setting of its own for. */
function customHeaders(
  values: Record<string, string>,
  allowed: readonly BrowserFeature[] = [],
): ResponseCustomHeadersBehavior {
  const headers = Object.entries({ 'Permissions-Policy': permissionsPolicy(allowed), ...values });
  return { customHeaders: headers.map(([header, value]) => ({ header, value, override: true })) };
}
