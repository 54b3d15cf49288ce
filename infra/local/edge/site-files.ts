/**
 * The site's bucket as an origin of the edge: the built files, with the Cache-Control that the deployment gives them,
 * and what the Lambdas have written.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { cacheControlOfSiteFile, siteCaching } from '../../site-caching.ts';
import type { FileStore } from '../services/files-store.ts';
import type { BucketAccess } from '../template/bucket-access.ts';
import { notModifiedIfSame } from './conditional.ts';
import type { Origin } from './messages.ts';
import { accessDeniedAnswer } from './missing-file.ts';

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

/**
 * @param folder the folder with the built files
 * @param written the files that Lambdas have written
 */
export function siteFilesOrigin(folder: string, written: Origin, access: BucketAccess): Origin {
  return async (request) => {
    if (!access.canRead) return accessDeniedAnswer();
    const key = siteFilePathFromUrl(request.path);
    const body = key === undefined ? undefined : await readFileIfPresent(join(folder, key));
    if (key === undefined || body === undefined) return written(request);
    return notModifiedIfSame(
      {
        status: 200,
        headers: {
          'content-type': contentTypeOf(key),
          'cache-control': cacheControlOfSiteFile(key),
          etag: `"${createHash('md5').update(body).digest('hex')}"`,
        },
        body,
      },
      request.headers,
    );
  };
}

/**
 * Puts the styles, script and font of published pages into the bucket, where they stay when the next build has others.
 * Until a page is published again it names the styles of the build before. On AWS a deployment therefore deletes no assets.
 */
export async function keepAssetsOfPages(folder: string, bucket: FileStore): Promise<void> {
  const { folder: assets } = siteCaching.immutable;
  const names = (await readdir(join(folder, assets))).filter((name) => name.startsWith('paginas-'));
  for (const key of names.map((name) => `${assets}/${name}`)) {
    const about = { contentType: contentTypeOf(key), cacheControl: cacheControlOfSiteFile(key), tags: {} };
    await bucket.write(key, await readFile(join(folder, key)), about, (present) => present === undefined);
  }
}

const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream';

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
