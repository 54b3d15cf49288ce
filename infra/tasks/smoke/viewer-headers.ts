/** The headers that CloudFront adds to every answer, as a browser must get them. */
import { type SiteAnswer, SmokeFailure } from './ask-site.ts';

/** The pattern that the value of each header must match. */
const demandedHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(?!.*unsafe)default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
const headersOverHttps: Readonly<Record<string, RegExp>> = {
  ...demandedHeaders,
  'strict-transport-security': /^max-age=[1-9]\d{6,}/,
};

/** What scripts of other sites may read: answers of the API to people without a session. */
const openHeaders: Readonly<Record<string, RegExp>> = {
  'access-control-allow-origin': /^\*$/,
  'cross-origin-resource-policy': /^cross-origin$/,
};

export const requireOpenHeaders = (answer: SiteAnswer): void => requireViewerHeaders(answer, openHeaders);

/** Throws, naming each header that is missing or has another value. */
export function requireViewerHeaders(
  { url, headers }: SiteAnswer,
  others: Readonly<Record<string, RegExp>> = {},
): void {
  const demanded = { ...(url.startsWith('https:') ? headersOverHttps : demandedHeaders), ...others };
  const wrong = Object.entries(demanded)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => (headers.has(name) ? `${name} dice '${headers.get(name)}'` : `falta ${name}`));
  if (wrong.length > 0) throw new SmokeFailure(`en ${url} ${wrong.join('; ')}`);
}
