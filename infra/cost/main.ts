/**
 * `npm run cost [-- --write]`: prints the tables of README.md and of infra/cost/README.md for the environment `prod`, or
 * writes them into both.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentNamed, stackNameOf } from '../environments.ts';
import { readTemplate, type Template } from '../local/template/template.ts';
import { documentTables, replaceTable } from './document-tables.ts';

function synthesizeProd(): Template {
  const outdir = mkdtempSync(join(tmpdir(), 'torneo-cost-'));
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, '..', 'app.ts')], {
      env: { ...process.env, CDK_OUTDIR: outdir, CDK_CONTEXT_JSON: JSON.stringify({ env: 'prod' }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readTemplate(join(outdir, `${stackNameOf(environmentNamed('prod'))}.template.json`));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

const documents = documentTables(synthesizeProd());
for (const { file, name, table } of documents) {
  if (process.argv.includes('--write')) writeFileSync(file, replaceTable(readFileSync(file, 'utf8'), name, table));
  else console.info(`${table}\n`);
}
