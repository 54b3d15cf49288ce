/** Compares the published pages with renderings from scratch of what a table has saved. */
import { expect } from 'vitest';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { listWrongPages } from '#tests/support/published-site.ts';
import { readAllTableItems } from './own-table.ts';

/** Fails unless every match has its page, and no page differs from what the stored data make of it now. */
export async function requireCorrectPages(site: ModelBucket): Promise<void> {
  const matches = (await readAllTableItems()).filter(({ pk, sk }) => pk.startsWith('T#') && sk.startsWith('M#'));
  const keys = matches.map(({ id }) => keyOfPage({ name: 'match', id: Number(id) }));
  expect(keys.filter((key) => !site.objects.has(key))).toEqual([]);
  expect(await listWrongPages(site)).toEqual([]);
}
