/** Builds the service worker `sw.js` with the list of files that it keeps on the device. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const workerSource = fileURLToPath(new URL('./worker/worker.ts', import.meta.url));

/** The page from which every screen starts; all other kept files are hashed ones. */
const shellFile = 'index.html';
const isKept = (fileName: string): boolean => fileName === shellFile || fileName.startsWith('assets/');

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export const workerPlugin: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const kept = Object.values(bundle)
        .filter(({ fileName }) => isKept(fileName))
        .map((file) => ({
          url: `/${file.fileName}`,
          // Only the shell keeps its name when its content changes.
          revision: file.fileName === shellFile ? hashOf(file.type === 'asset' ? file.source : file.code) : null,
        }));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(kept) });
    },
  },
};

async function bundleWorker(kept: readonly { url: string; revision: string | null }[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [workerSource],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'self.__WB_MANIFEST': JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
