/**
 * Rollback by deploying an earlier version again: after it, the site's bucket, filled as the template's deployments
 * would, holds every file that the earlier page needs.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Template } from '#infra/local/template/template.ts';
import { environmentNames, propertiesOfResourceType, synthesizeStack } from './synthesized.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const deployedEnvironments = environmentNames.filter((name) => name !== 'local');

const folders = makeTemporaryFolder();
const makeFolder = (): string => mkdtempSync(join(folders, 'folder-'));

/** A built site whose page loads one script, which is named by its content as Vite does. */
function makeSite(version: string): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<script type="module" src="/assets/start-${version}.js"></script>`);
  writeFileSync(join(folder, 'assets', `start-${version}.js`), `import('./screen-${version}.js');`);
  writeFileSync(join(folder, 'assets', `screen-${version}.js`), version);
  return folder;
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Whether `aws s3 sync` copies the file. The inclusions come after the exclusions, and the last match decides. */
function isSynced(file: string, { Exclude = [], Include = [] }: { Exclude?: string[]; Include?: string[] }): boolean {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`).test(file);
  return Include.some(matches) || !Exclude.some(matches);
}

/** Puts the site into the bucket as the custom resources of the template would, in their order. */
function deploySite(template: Template, site: string, bucket: string): void {
  const inOrder = propertiesOfResourceType(template, 'Custom::CDKBucketDeployment').toSorted(
    (a, b) => Number(a.Prune) - Number(b.Prune),
  );
  expect(inOrder).toHaveLength(3);
  for (const deployment of inOrder) {
    for (const file of filesIn(site).filter((it) => isSynced(it, deployment))) {
      mkdirSync(dirname(join(bucket, file)), { recursive: true });
      cpSync(join(site, file), join(bucket, file));
    }
    const stale = filesIn(bucket).filter((it) => isSynced(it, deployment) && !filesIn(site).includes(it));
    if (deployment.Prune) for (const file of stale) rmSync(join(bucket, file));
  }
}

/** The scripts that a browser loads, beginning with the bucket's index.html; throws for one that is missing. */
function loadScripts(bucket: string, file = 'index.html'): string[] {
  const named = readFileSync(join(bucket, file), 'utf8').match(/[\w-]+\.js/g) ?? [];
  return named.flatMap((name) => [name, ...loadScripts(bucket, `assets/${name}`)]);
}

describe.each(deployedEnvironments)('the site of %s', async (name) => {
  const { template } = await synthesizeStack(name);

  test('loads all its chunks after the previous commit is deployed again', () => {
    const [former, current, bucket] = [makeSite('former'), makeSite('current'), makeFolder()];
    deploySite(template, former, bucket);
    deploySite(template, current, bucket);
    expect(loadScripts(bucket)).toEqual(['start-current.js', 'screen-current.js']);
    deploySite(template, former, bucket);
    expect(loadScripts(bucket)).toEqual(['start-former.js', 'screen-former.js']);
  });

  test('still loads the chunks of a tab that was opened before the deployment', () => {
    const [former, current, bucket] = [makeSite('former'), makeSite('current'), makeFolder()];
    deploySite(template, former, bucket);
    deploySite(template, current, bucket);
    expect(loadScripts(bucket, 'assets/start-former.js')).toEqual(['screen-former.js']);
  });
});
