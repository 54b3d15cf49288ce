/** The site's CloudFront Function: the path of a screen becomes index.html, the path of a file stays. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileViewerFunction } from '#infra/local/edge/viewer-function.ts';

const viewerFunctionFile = fileURLToPath(import.meta.resolve('#infra/edge/rewrite-to-index.js'));
const rewrite = compileViewerFunction(readFileSync(viewerFunctionFile, 'utf8'));

test.each([
  ['/', '/index.html'],
  ['/torneos/1', '/index.html'],
  ['/torneos/1/', '/index.html'],
  ['/equipos/san.martin/plantel', '/index.html'],
  ['/index.html', '/index.html'],
  ['/assets/index-1a2b3c4d.js', '/assets/index-1a2b3c4d.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/assets/missing.js', '/assets/missing.js'],
])('the path %s is served by the file %s', (path, expected) => {
  const request = {
    method: 'GET',
    path,
    query: 'tournament=1',
    headers: { host: 'x', cookie: 'a=1' },
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
  };
  expect(rewrite(request)).toEqual({ ...request, path: expected });
});
