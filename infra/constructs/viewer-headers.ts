/** The security headers that CloudFront adds to every answer. */
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Environment, globalNameOf, stackNameOf } from '../environments.ts';

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

/**
 * Browser features that the site never uses and denies to every script in it. It uses sharing and the clipboard, so
 * they are not listed.
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
];

/** Security headers that CloudFront's policy has no setting of its own for. */
const customHeaderValues = {
  'Permissions-Policy': deniedBrowserFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** @param uploadOrigin origin of the bucket to which the site uploads files */
export function viewerHeaders(scope: Construct, environment: Environment, uploadOrigin: string): ResponseHeadersPolicy {
  // The local host serves plain http, so headers that demand https are left out there.
  const overHttps = environment.onAws;
  return new ResponseHeadersPolicy(scope, 'ViewerHeaders', {
    responseHeadersPolicyName: globalNameOf(environment, 'viewer-headers'),
    comment: stackNameOf(environment),
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: [
          ...contentSecurityPolicy(uploadOrigin),
          ...(overHttps ? ['upgrade-insecure-requests'] : []),
        ].join('; '),
        override: true,
      },
      ...(overHttps && {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: environment.hstsIncludesSubdomains,
          override: true,
        },
      }),
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(customHeaderValues).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
