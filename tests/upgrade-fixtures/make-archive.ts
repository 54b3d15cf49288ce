/**
 * Archives the demo data as the current version of the application stores them, with the answers that it gives:
 * `node tests/upgrade-fixtures/make-archive.ts 2027-01-15`. Throws for an archive that exists.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/web-client.ts';
import { createSendGet, type RecordedAnswer, recordAnswers } from './answers.ts';
import { archiveFilesOf, startAppOnArchive } from './archive.ts';
import { extendDemoForArchive } from './fill.ts';
import { compress, packFolder } from './folder-file.ts';

const [name = ''] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(name)) throw new Error('the name of an archive is the day it is made: YYYY-MM-DD');
const archiveFiles = archiveFilesOf(name);

if (existsSync(archiveFiles.data)) throw new Error('an archive is never made again');
await makeDataFile();
await recordAllAnswers();

async function makeDataFile(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-archive-'));
  const app = await startApp({ seed: 'demo', dataDir });
  await extendDemoForArchive(await signIn(app.url, 'Admin'));
  await app.stop();
  // Leaves out what belongs to this machine: locks, logs, addresses of running services, codes that were mailed.
  const isOfData = (path: string) => /^(db|files|identity)\/|^(seed|stream-checkpoint-.*)\.json$/.test(path);
  writeFileSync(archiveFiles.data, packFolder(dataDir, isOfData));
  rmSync(dataDir, { recursive: true });
}

async function recordAllAnswers(): Promise<void> {
  const app = await startAppOnArchive(name);
  try {
    writeFileSync(archiveFiles.answers, compress(JSON.stringify(await recordSettledAnswers(app.url))));
  } finally {
    await app.stop();
  }
}

/** The answers once two recordings agree, so that none is older than the documents published last. */
async function recordSettledAnswers(url: string): Promise<RecordedAnswer[]> {
  const ask = await createSendGet(url);
  let answers = await recordAnswers(ask);
  for (;;) {
    const again = await recordAnswers(ask);
    if (isDeepStrictEqual(again, answers)) return answers;
    answers = again;
  }
}
