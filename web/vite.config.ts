/**
 * Builds the web application into `.build/web`, with hashed file names and without inline scripts or styles, which the
 * strict Content Security Policy forbids.
 */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { derivedModulesPlugin } from './derived-modules.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { workerPlugin } from './worker-plugin.ts';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Preloads the application in index.html, so that the browser requests it a round trip earlier than by the import in
 * the first script.
 */
const preloadApplicationPlugin: Plugin = {
  name: 'preload-application',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const application = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/entry.tsx')));
      if (!application) return;
      return [application.fileName, ...application.imports]
        .filter((file) => !page.includes(file))
        .map((file) => ({
          tag: 'link',
          // Low priority, because the browser needs the first script and the styles before the application.
          attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
    },
  },
};

/** The chunks that every page has loaded: a lazy import need not list them among what it loads first. */
const loadedOnEveryPage = /^assets\/(application|libraries|index|rolldown-runtime)-/;

export default defineConfig({
  root: absolutePath('.'),
  // `public/` holds the public pages' components; files served as they are live in `static/`.
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
  plugins: [react(), tailwindcss(), derivedModulesPlugin, preloadApplicationPlugin, iconsPlugin, workerPlugin],
  build: {
    outDir: absolutePath('../.build/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The Content Security Policy allows neither inline scripts nor `data:` addresses.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !loadedOnEveryPage.test(file)) : needed,
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
