/** Reads archives: starts the application on an archived data folder, and reads the answers recorded with it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startApp } from '#tests/support/running-app.ts';
import type { RecordedAnswer } from './answers.ts';
import { unpackFolder } from './folder-file.ts';

const archivesDir = import.meta.dirname;

/** The files of an archive, whose name is the day on which it was made. */
export const archiveFilesOf = (name: string) => ({
  data: join(archivesDir, `${name}.data.br`),
  answers: join(archivesDir, `${name}.answers.json.br`),
});

export const archiveNames: readonly string[] = readdirSync(archivesDir)
  .filter((file) => file.endsWith('.data.br'))
  .map((file) => file.slice(0, -'.data.br'.length));

/**
 * Without the fields whose rule was changed on purpose since, which tests of the domain prove, and with the minus sign that
 * tie explanations have instead of a hyphen.
 */
export const readRecordedAnswers = (name: string): RecordedAnswer[] =>
  JSON.parse(brotliDecompressSync(readFileSync(archiveFilesOf(name).answers)).toString('utf8'), (key, value) =>
    key in fieldsOfNewRules
      ? undefined
      : key === 'tieExplanation' && value !== null
        ? value.replaceAll(/-(?=\d)/g, '−')
        : value,
  );

/** Derived fields, each with the test of the rule that they follow today. */
const fieldsOfNewRules = { displayName: 'tests/domain/display-names.test.ts' };

/** Starts the current version of the application on a copy of an archived data folder. */
export async function startAppOnArchive(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-archive-'));
  unpackFolder(readFileSync(archiveFilesOf(name).data), dataDir);
  const app = await startApp({ seed: 'demo', dataDir });
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
