/** The local edge compresses answers as CloudFront documents it, tested over real HTTP. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startToyEdge } from './edge-fixture.ts';

const longText = Buffer.from(JSON.stringify('gol '.repeat(500)));

test('long text is compressed and gets a weak ETag, by which it can still be revalidated', async () => {
  const edge = await startToyEdge();
  edge.answers({ headers: { etag: '"v1"' }, body: longText });
  const { headers, body } = await getWithoutDecompression(`${edge.url}/a`, { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    etag: 'W/"v1"',
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  });
  expect(brotliDecompressSync(body)).toEqual(longText);
  edge.clock.seconds += 6;
  await getWithoutDecompression(`${edge.url}/a`, { 'accept-encoding': 'gzip, br' });
  expect(edge.originRequests[1]?.headers['if-none-match']).toBe('"v1"');
});

test.each([
  ['a text below 1,000 bytes', { body: Buffer.alloc(999, 'a') }, 'br'],
  ['an image', { headers: { 'content-type': 'image/png' }, body: longText }, 'br'],
  ['a text for a viewer that refuses Brotli', { body: longText }, 'br;q=0, identity'],
])('%s is not compressed', async (_, reply, accepted) => {
  const edge = await startToyEdge();
  edge.answers({ ...reply, headers: { etag: '"v1"', ...('headers' in reply ? reply.headers : {}) } });
  const { headers } = await getWithoutDecompression(`${edge.url}/a`, { 'accept-encoding': accepted });
  expect({ contentEncoding: headers['content-encoding'], etag: headers.etag }).toEqual({
    contentEncoding: undefined,
    etag: '"v1"',
  });
});

/** Sends a GET and returns the body as it was sent, which fetch would decompress. */
function getWithoutDecompression(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
