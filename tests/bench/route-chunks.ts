/** The sizes of the JavaScript chunks that a browser loads only when a screen is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '#infra/build/web.ts';
import { type BenchFigure, formatKilobytes } from './figures.ts';

const limitInKilobytes = 40;

export async function measureRouteChunks(): Promise<BenchFigure[]> {
  const site = await buildWeb(() => {});
  const firstPage = readFileSync(join(site, 'index.html'), 'utf8');
  const chunks = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !firstPage.includes(file))
    .map((file) => ({ file, size: gzipSync(readFileSync(join(site, file))).length }))
    .sort((a, b) => b.size - a.size);
  const [largest] = chunks;
  if (!largest) throw new Error(`${site} has no chunks besides those of its index.html`);
  return [
    {
      what: `largest of ${chunks.length} lazy chunks, gzip`,
      measured: `${formatKilobytes(largest.size)} (${largest.file.replace(/^.*\//, '')})`,
      limit: `≤ ${limitInKilobytes} KB`,
      holds: largest.size <= limitInKilobytes * 1024,
    },
  ];
}
