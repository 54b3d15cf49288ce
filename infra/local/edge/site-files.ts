/**
 * The built site as an origin of the edge: the files of a folder, with the Cache-Control that the deployment gives
 * them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { cacheControlOfSiteFile } from '../../site-caching.ts';
import type { BucketAccess } from '../template/bucket-access.ts';
import { notModifiedIfSame } from './conditional.ts';
import type { Origin } from './messages.ts';
import { accessDeniedAnswer, missingFileAnswer } from './missing-file.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

export function siteFilesOrigin(folder: string, access: BucketAccess): Origin {
  return async ({ path, headers }) => {
    if (!access.canRead) return accessDeniedAnswer();
    const key = siteFilePathFromUrl(path);
    const body = key === undefined ? undefined : await readFileIfPresent(join(folder, key));
    if (key === undefined || body === undefined) return missingFileAnswer(access);
    return notModifiedIfSame(
      {
        status: 200,
        headers: {
          'content-type': contentTypes[extname(key)] ?? 'application/octet-stream',
          'cache-control': cacheControlOfSiteFile(key),
          etag: `"${createHash('md5').update(body).digest('hex')}"`,
        },
        body,
      },
      headers,
    );
  };
}

/** The file's path below the site's folder; undefined for a path that leads out of it. */
function siteFilePathFromUrl(path: string): string | undefined {
  try {
    const parts = decodeURIComponent(path).split('/').slice(1);
    const leadsOut = parts.some(
      (part) => part === '..' || part === '.' || part === '' || part.includes('\0') || part.includes(sep),
    );
    return leadsOut || parts.some((part) => part.includes('\\')) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}

async function readFileIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
