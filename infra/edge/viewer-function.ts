/**
 * Generates the CloudFront Function that decides which object answers an address, from the declarations of the screens
 * and of the published pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '#shared/domain/limits.ts';
import { paths } from '#shared/pages/paths.ts';
import { type PublishedPageName, publishedFolder, publishedPages } from '#shared/pages/published-pages.ts';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';

/** What viewer-request.js needs to know of the screens and pages. */
interface ViewerFunctionSettings {
  /** The folder of all published objects. */
  readonly folder: string;
  /** Name of the cookie of signed-in people, who get the application instead of a page. */
  readonly cookie: string;
  /** Characters of the longest name of a round. */
  readonly longestName: number;
  /** The addresses of the application, with `:id` for an id. */
  readonly screens: readonly string[];
  /** The published pages by their addresses. */
  readonly pages: Readonly<Record<string, { folder: string; hasId: boolean; takes?: string }>>;
}

export function viewerFunctionCode(): string {
  const settings: ViewerFunctionSettings = {
    folder: publishedFolder,
    cookie: signedInCookie,
    longestName: limits.nameLength,
    screens: Object.values(paths).map(({ path }) => path),
    pages: Object.fromEntries((Object.keys(publishedPages) as PublishedPageName[]).map(addressAndPage)),
  };
  const source = readFileSync(join(import.meta.dirname, 'viewer-request.js'), 'utf8');
  return `const settings = ${JSON.stringify(settings)};\n${source}`;
}

function addressAndPage(name: PublishedPageName): [string, ViewerFunctionSettings['pages'][string]] {
  const { path, folder, idOf, ...part } = publishedPages[name];
  return [path, { folder, hasId: idOf !== null, ...part }];
}
