/**
 * Builds the web application into `.build/web`, with hashed file names and without inline scripts or styles, which the
 * strict Content Security Policy forbids.
 */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { derivedModulesPlugin } from './derived-modules.ts';
import { workerPlugin } from './worker-plugin.ts';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const schemaModules =
  /\/node_modules\/zod\/|\/shared\/(domain\/(schemas\/|public-address|visible-text)|spanish\/validation)/;
const formModules = /\/node_modules\/(react-hook-form|@hookform)\/|\/web\/lib\/forms\/(contract-resolver|use-api-form)/;
const listedMatchModules =
  /\/web\/views\/(match-|name-room|team-link|team-name|directions-link|day|home\/(section|latest-results)|points-with-unit|podium-list|fixture\/match-days)|\/shared\/(domain\/(matches\/match-|round-names)|text\/(match-state|event-labels|place|podium)|spanish\/)/;
const keptSheetModules = /\/node_modules\/idb\/|\/web\/(features\/sheet\/queue|lib\/offline)\//;

export default defineConfig({
  root: absolutePath('.'),
  publicDir: false,
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
  plugins: [react(), tailwindcss(), derivedModulesPlugin, workerPlugin],
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
          // Modules that several screens load go into few files rather than dozens of small ones, and each of these files
          // holds what is needed together: no screen loads forms or schemas for a module that stands beside them.
          groups: [
            // A file for React alone, which changes seldom: browsers keep it cached over many versions of the application.
            { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // What is needed where data is checked on the device: in forms, and by the sheet without a connection.
            {
              name: 'schemas',
              test: schemaModules,
              minShareCount: 5,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What every form is made with: were it among what most screens use, each of them would load it with the schemas.
            { name: 'forms', test: formModules, minShareCount: 5, includeDependenciesRecursively: false, priority: 3 },
            // What most screens use.
            { name: 'shared', minShareCount: 18, includeDependenciesRecursively: false, priority: 2 },
            // What a match in a list is drawn with: several screens show such lists, the home screen first of all.
            {
              name: 'matches',
              test: listedMatchModules,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // The sheets kept on the device, which the application looks for after each start.
            {
              name: 'kept-sheets',
              test: keptSheetModules,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
