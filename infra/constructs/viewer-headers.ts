/** The security headers every answer to a browser carries. */
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

const contentSecurityPolicy = (uploadOrigin: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  `connect-src 'self' ${uploadOrigin}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What the site never asks a browser for, and nobody may ask for in its name; sharing and copying stay. */
const unused = [
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
];

/** Headers for which CloudFront has no field of its own. */
const custom = {
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** @param uploadOrigin where the site puts files, besides its own address */
export function viewerHeaders(scope: Construct, environment: Environment, uploadOrigin: string): ResponseHeadersPolicy {
  // One machine serves plain http.
  const overHttps = environment.onAws;
  return new ResponseHeadersPolicy(scope, 'ViewerHeaders', {
    comment: `torneo ${environment.name}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: [
          ...contentSecurityPolicy(uploadOrigin),
          ...(overHttps ? ['upgrade-insecure-requests'] : []),
        ].join('; '),
        override: true,
      },
      ...(overHttps && {
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
      }),
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
