/** Bundles the CloudFront Function that decides which object answers an address. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** What CloudFront's JavaScript does not know and esbuild does not rewrite: using it is an error of the build. */
const unknownSyntax = [
  'destructuring',
  'default-argument',
  'rest-argument',
  'array-spread',
  'for-of',
  'class',
  'generator',
];

/** JavaScript for the runtime cloudfront-js-2.0, which is ES 5.1 with some newer features, and calls `handler`. */
export function viewerFunctionCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'viewer-request.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    supported: Object.fromEntries([...unknownSyntax, 'object-extensions'].map((feature) => [feature, false])),
    minifyWhitespace: true,
  });
  const code = outputFiles[0]?.text ?? '';
  return code.replace(/export\s*\{\s*handler\s*\};?\s*$/, '');
}
