/** Names what makes published documents and pages by the content of its bundle. */
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import type { PageAssets } from '#shared/pages/page-data.ts';
import { bundleOptions } from './bundle-options.ts';
import { rootDir } from './paths.ts';

/** The modules whose exports make them; what these use is found by bundling. */
const makers = [
  'functions/competition/publication/documents/compose-tournament.ts',
  'functions/competition/publication/documents/compose-overall.ts',
  'functions/competition/publication/pages/render.ts',
];

/**
 * A fingerprint of the makers as the Lambdas run them, the same for the same sources in whatever folder they lie. The
 * AWS SDK is left out: it carries what they read, and decides no byte of what they make.
 */
export async function publicationBuildOf(pageAssets: PageAssets): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    define: { ...bundleOptions.define, PAGE_ASSETS: JSON.stringify(pageAssets) },
    stdin: {
      contents: makers.map((file, index) => `export * as maker${index} from './${file}';`).join('\n'),
      resolveDir: rootDir,
    },
    external: ['@aws-sdk/*'],
    write: false,
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex').slice(0, 12);
}
