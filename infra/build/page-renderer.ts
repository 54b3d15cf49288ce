/** What renders published pages in the Lambdas: Preact in place of React, of whose size it is a tenth. */

/** By the module that the sources import, the one that is loaded in its place; paths are relative to the repository. */
export const pageRendererAliases = {
  'react-dom/server': './functions/platform/pages/static-markup.ts',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
} as const;
