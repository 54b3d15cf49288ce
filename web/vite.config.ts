/**
 * Builds the web application into `.build/web`: hashed files, nothing inline, so that a strict CSP can stand in front.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { derivedModules } from './derived-modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The first script asks for the application; the browser hears of it from the page itself, a round trip earlier. */
const applicationPreloaded: Plugin = {
  name: 'application-preloaded',
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
          // What is seen first, the frame and its style, goes before.
          attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
    },
  },
};

/**
 * Screens show the crest under a name that may be cached for ever; what installs the application wants one that stays.
 */
const lastingIcon: Plugin = {
  name: 'lasting-icon',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icon.svg', source: readFileSync(here('./app/icon.svg')) });
  },
};

export default defineConfig({
  root: here('.'),
  // `public/` holds the public pages' components; files served as they are live in `static/`.
  publicDir: here('./static'),
  resolve: {
    // Its package offers the development build under every condition.
    alias: [
      // React has it by itself.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  plugins: [react(), tailwindcss(), derivedModules, applicationPreloaded, lastingIcon],
  build: {
    outDir: here('../.build/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows neither inline scripts nor data: fonts and styles.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
