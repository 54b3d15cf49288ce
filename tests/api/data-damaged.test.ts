/** Exports that cannot be imported: each is refused with its reason, before anything is written. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportData } from '#infra/data/export.ts';
import { manifestName } from '#infra/data/manifest.ts';
import { verifyExport } from '#infra/data/verify.ts';
import { startApi } from '#tests/support/api.ts';
import { createMatch } from '#tests/support/api-fixtures.ts';
import { dataServices } from '#tests/support/exported-data.ts';
import { aPng } from '#tests/support/images.ts';
import { createOwnBucket, uploadLogo } from '#tests/support/logos.ts';

beforeAll(startApi);
createOwnBucket();

const folder = mkdtempSync(join(tmpdir(), 'torneo-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  const match = await createMatch();
  await uploadLogo(match.homeTeamId ?? 0, aPng(60, 60));
  await exportData(dataServices(), join(folder, 'whole'));
});

function editManifest(copy: string, edit: (manifest: Record<string, unknown>) => void): void {
  const path = join(copy, manifestName);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  edit(manifest);
  writeFileSync(path, JSON.stringify(manifest));
}

test.each<[string, (copy: string) => void, string]>([
  ['a line too many', (copy) => appendFileSync(join(copy, 'entities.jsonl'), '{}\n'), 'entities.jsonl cambió'],
  ['a truncated file', (copy) => truncateSync(join(copy, 'counters.jsonl'), 10), 'counters.jsonl cambió'],
  ['an emptied file of accounts', (copy) => writeFileSync(join(copy, 'accounts.jsonl'), ''), 'accounts.jsonl cambió'],
  ['no file of entities', (copy) => rmSync(join(copy, 'entities.jsonl')), 'Falta el archivo entities.jsonl'],
  [
    'another logo',
    (copy) => writeFileSync(join(copy, 'logos', readdirSync(join(copy, 'logos'))[0] ?? ''), 'x'),
    'cambió desde la exportación',
  ],
  ['no logo', (copy) => rmSync(join(copy, 'logos'), { recursive: true }), 'Falta el archivo logos/'],
  ['no manifest, as after a kill', (copy) => rmSync(join(copy, manifestName)), 'no hay una exportación terminada'],
  ['a manifest that is not JSON', (copy) => truncateSync(join(copy, manifestName), 50), 'manifest.json está dañado'],
  [
    'a manifest without hashes',
    (copy) => editManifest(copy, (manifest) => Object.assign(manifest, { files: {} })),
    'manifest.json está dañado',
  ],
  [
    'a newer format',
    (copy) => editManifest(copy, (manifest) => Object.assign(manifest, { format: 3 })),
    'tiene el formato 3 y esta versión lee hasta el 2',
  ],
  [
    'items of a newer version',
    (copy) => editManifest(copy, (manifest) => Object.assign(manifest, { schemas: { MATCH: 99 } })),
    'una versión más nueva (MATCH 99)',
  ],
])('an export with %s is refused', async (_what, damage, reason) => {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(join(folder, 'whole'), copy, { recursive: true });
  damage(copy);
  await expect(verifyExport(copy)).rejects.toThrow(reason);
});

test('a folder that does not exist is refused', async () => {
  await expect(verifyExport(join(folder, 'nowhere'))).rejects.toThrow('no hay una exportación terminada');
});
