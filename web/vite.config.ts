/**
 * Builds the web application into `.build/web`, with hashed file names and without inline scripts or styles, which the
 * strict Content Security Policy forbids.
 */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { derivedModulesPlugin } from './derived-modules.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { workerPlugin } from './worker-plugin.ts';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: absolutePath('.'),
  publicDir: absolutePath('./static'),
  resolve: {
    alias: [
      // Replaces the package use-sync-external-store by React, which exports the same hook itself.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
      // react-router exports its development build under every condition, so its production build is named here.
      { find: /^react-router$/, replacement: absolutePath('../node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: absolutePath('../node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  plugins: [react(), tailwindcss(), derivedModulesPlugin, iconsPlugin, workerPlugin],
  build: {
    outDir: absolutePath('../.build/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The Content Security Policy allows neither inline scripts nor `data:` addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A file for React alone, which changes seldom: browsers keep it cached over many versions of the application.
            { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What nearly every screen uses, in one file rather than in dozens.
            { name: 'shared', minShareCount: 25, includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
});
