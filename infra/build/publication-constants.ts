/** What the Lambdas' bundles are told of what they publish; it stands beside them, for the processes that ask for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '#shared/pages/page-data.ts';

export interface PublicationConstants {
  readonly pageAssets: PageAssets;
  readonly publicationBuild: string;
}

/** @internal */
export const constantsFile = 'publication-constants.json';

/** @param functionsDir the folder with the bundles */
export function writePublicationConstants(functionsDir: string, constants: PublicationConstants): void {
  writeFileSync(join(functionsDir, constantsFile), JSON.stringify(constants));
}

export const readPublicationConstants = (functionsDir: string): PublicationConstants =>
  JSON.parse(readFileSync(join(functionsDir, constantsFile), 'utf8'));

/** The names for which esbuild puts the values; functions/competition/publication/pages declares them. */
export const definesOf = ({ pageAssets, publicationBuild }: PublicationConstants) => ({
  PAGE_ASSETS: JSON.stringify(pageAssets),
  PUBLICATION_BUILD: JSON.stringify(publicationBuild),
});
