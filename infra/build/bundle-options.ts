/** The esbuild options of every bundle. */
import type { BuildOptions } from 'esbuild';
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
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
    // Without it React's development build would be in the bundles.
    'process.env.NODE_ENV': '"production"',
  },
  // The one file with the renderer of static HTML: `react-dom/server` loads that of streams too, another 100 KB.
  alias: { 'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js' },
} as const satisfies BuildOptions;
