/**
 * Builds the three files of published pages into `assets/`: styles, script and font, each named by its content. Vite's
 * manifest tells the names to infra/build/page-assets.ts, which runs this build before the Lambdas are bundled.
 */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { buildSync } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const fileName = 'assets/paginas-[hash]';

/** The names of the modules of `web/ui` that components of `web/views` import. */
function interfaceModules(): string[] {
  const { metafile } = buildSync({
    absWorkingDir: rootDir,
    entryPoints: ['web/views/**/*.tsx'],
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  return Object.keys(metafile.inputs)
    .filter((path) => path.startsWith('web/ui/'))
    .map((path) => basename(path));
}

/** Of `web/ui`, Tailwind reads what pages use: the classes of dialogs and forms would make every first visit larger. */
const narrowSourcesPlugin: Plugin = {
  name: 'narrow-sources',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/visitor/styles.css')
      ? code.replace('@source "../ui";', `@source "../ui/{${interfaceModules().join()}}";`)
      : undefined,
};

export default defineConfig({
  root: join(rootDir, 'web/visitor'),
  publicDir: false,
  plugins: [narrowSourcesPlugin, tailwindcss()],
  build: {
    target: 'es2022',
    // Otherwise Vite puts the styles into the script, which the Content Security Policy forbids.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: join(rootDir, 'web/visitor/main.ts'),
      output: { format: 'iife', entryFileNames: `${fileName}.js`, assetFileNames: `${fileName}[extname]` },
    },
  },
});
