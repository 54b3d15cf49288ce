/** Copies the logos that teams show between the bucket and the folder of an export. */

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { bucketKeyOfLogo } from '#shared/domain/crests/logo.ts';
import type { DataServices } from './environment-services.ts';
import type { LogoLine } from './manifest.ts';

/** How many files are copied at the same time. */
const copiesAtOnce = 8;

/**
 * Writes the logos with these URLs into the folder; returns their lines for `logos.jsonl`, and the URLs that have no
 * file.
 */
export async function saveLogos(services: DataServices, addresses: readonly string[], folder: string) {
  mkdirSync(join(folder, 'logos'), { mode: 0o700 });
  const lines: LogoLine[] = [];
  const missing: string[] = [];
  const saveLogo = async (address: string) => {
    const key = bucketKeyOfLogo(address);
    const object = await readObject(services, key);
    if (!object) {
      missing.push(address);
      return;
    }
    const { body, contentType, cacheControl } = object;
    await writeFile(join(folder, key), body, { mode: 0o600 });
    lines.push({ key, contentType, cacheControl, sha256: createHash('sha256').update(body).digest('hex') });
  };
  await mapConcurrently(addresses, saveLogo, copiesAtOnce);
  return { lines: lines.sort((a, b) => (a.key < b.key ? -1 : 1)), missing: missing.sort() };
}

async function readObject({ files, bucket }: DataServices, Key: string) {
  try {
    const {
      Body,
      ContentType = '',
      CacheControl = '',
    } = await files.send(new GetObjectCommand({ Bucket: bucket, Key }));
    if (!Body) return undefined;
    return { body: await Body.transformToByteArray(), contentType: ContentType, cacheControl: CacheControl };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/**
 * Puts the files into the bucket, without the tag that lets unused logos expire, because a team shows each of them. A
 * key that already has a file is left alone, because the content of a key never changes.
 */
export async function restoreLogos(
  { files, bucket }: DataServices,
  logos: readonly LogoLine[],
  folder: string,
): Promise<void> {
  const restoreLogo = async ({ key, contentType, cacheControl }: LogoLine) => {
    const about = { ContentType: contentType, ...(cacheControl !== '' && { CacheControl: cacheControl }) };
    const Body = await readFile(join(folder, key));
    try {
      await files.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body, ...about, IfNoneMatch: '*' }));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'PreconditionFailed')) throw error;
    }
  };
  await mapConcurrently(logos, restoreLogo, copiesAtOnce);
}
