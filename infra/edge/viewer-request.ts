/**
 * The CloudFront Function on the site's behaviours: turns the address of a screen or page into the path of the object
 * that answers it. Names and values of a query arrive as the browser sent them, still encoded.
 */

import type { CloudFrontFunctionsEvent } from 'aws-lambda';
import { pageAtAddress, pageNameOfPattern, patternOfPath } from '#shared/pages/page-at-address.ts';
import { paths } from '#shared/pages/paths.ts';
import { keyOfPage, publishedFolder } from '#shared/pages/published-pages.ts';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';

type ViewerRequest = CloudFrontFunctionsEvent['request'];

const noSuchObject = `/${publishedFolder}/no-existe.html`;
const screens: readonly string[] = Object.values(paths).map((screen) => screen.path);

export function handler(event: CloudFrontFunctionsEvent): ViewerRequest {
  const request = event.request;
  if (!isFile(request.uri)) request.uri = objectFor(request);
  return request;
}

/**
 * Published objects are files too, but the address of each is that of its page alone. No file has a name that browsers
 * encode, so nothing encoded reaches an origin, which might decode it to another path, or refuse to.
 */
const isFile = (uri: string): boolean => /^[\w./-]*\.[\w.-]*$/.test(uri) && !uri.startsWith(`/${publishedFolder}/`);

/** Signed-in people get the application instead of a page that is a screen too. */
function objectFor(request: ViewerRequest): string {
  const pattern = patternOfPath(request.uri);
  const isPage = pageNameOfPattern(pattern) !== undefined;
  if (screens.includes(pattern) && (!isPage || isSignedIn(request))) return '/index.html';
  const page = pageAtAddress(request.uri, (parameter) => firstValue(request.querystring, parameter));
  return page === null ? noSuchObject : `/${keyOfPage(page)}`;
}

function isSignedIn(request: ViewerRequest): boolean {
  const cookie = request.cookies[signedInCookie];
  return cookie !== undefined && cookie.value === '1';
}

/** '' when there is none, null when it cannot be decoded. */
function firstValue(query: ViewerRequest['querystring'], name: string): string | null {
  const given = query[name];
  if (given === undefined) return '';
  const first = given.multiValue?.[0] ?? given;
  try {
    return decodeURIComponent(first.value.replace(/\+/g, ' ')).trim();
  } catch (_error) {
    return null;
  }
}
