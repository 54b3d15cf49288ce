/** Builds the web application into `.build/web`: hashed files, nothing inline, so that a strict CSP can stand in front. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const common = /\/(web\/(ui|public|lib)|shared\/text)\//;
/** Loaded with the first form only; they would bring the libraries below them along. */
const ofForms =
  /\/(lib\/forms\/|ui\/(checkbox|confirm-dialog|field|form-modal|form-problem|number-input|row-actions|text-input)\.|text\/validation\.)/;

/**
 * Half of the router is components nobody uses here (Link, Form, Scripts…). They stay in the bundle because making them
 * and naming them looks like it did something: said not to, they go. Without this plugin everything works as well.
 */
const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/.*\.mjs$/.test(id)) return null;
    return code
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
  },
};

export default defineConfig({
  root: here('.'),
  // `public/` holds the public pages' components; files served as they are live in `static/`.
  publicDir: here('./static'),
  resolve: {
    // Its package offers the development build under every condition.
    alias: [
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  plugins: [react(), tailwindcss(), withoutUnusedRouterParts],
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
        // What most screens share comes in one file: a small file pays the start of its compression anew.
        advancedChunks: {
          groups: [{ name: 'shared', test: (id: string) => common.test(id) && !ofForms.test(id), minShareCount: 5 }],
        },
      },
    },
  },
});
