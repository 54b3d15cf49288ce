/**
 * Builds the three files of published pages into `assets/`: styles, script and font. They are named by the fingerprint of
 * all that pages are made from (`PAGE_LOOK`), which the pages know before the files are built.
 */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { buildSync } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
/** Set by infra/build/look.ts, which runs this build. */
const fileName = `assets/paginas-${process.env.PAGE_LOOK ?? 'sin-construir'}`;

/** The names of the modules of `web/ui` that components of `web/public` import. */
function interfaceModules(): string[] {
  const { metafile } = buildSync({
    absWorkingDir: rootDir,
    entryPoints: ['web/public/**/*.tsx'],
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
    rolldownOptions: {
      input: join(rootDir, 'web/visitor/main.ts'),
      output: { format: 'iife', entryFileNames: `${fileName}.js`, assetFileNames: `${fileName}[extname]` },
    },
  },
});
