/** The esbuild options of every bundle. */
import type { BuildOptions } from 'esbuild';
import { pageRendererAliases } from './page-renderer.ts';
import { rootDir } from './paths.ts';

/** The benchmark uses them too, for a bundle of nothing but the AWS SDK. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  absWorkingDir: rootDir,
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  alias: pageRendererAliases,
} as const satisfies BuildOptions;
