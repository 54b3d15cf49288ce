/** The calls of the site's bucket over HTTP, signed, against the local bucket, which refuses a wrong signature. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { startApi } from '#tests/support/api.ts';

beforeAll(async () => {
  await startApi();
  Object.assign(environment(), { siteBucket: inject('services').siteBucket });
});
beforeEach(() => {
  process.env.AWS_ENDPOINT_URL_S3 = inject('services').files;
});

const readObject = async (key: string): Promise<string | undefined> => {
  const { dataDir, siteBucket: bucket } = inject('services');
  return (await fileStoreIn(dataDir, bucket).read(key))?.body.toString('utf8');
};

describe('an object', () => {
  const key = 'paginas/prueba/1.html';

  test('is written, whatever there was', async () => {
    for (const html of ['<p>ñandú</p>', '<p>otra</p>']) {
      await siteBucket().write(key, html);
      expect(await readObject(key)).toBe(html);
    }
  });

  test('is removed, whether or not there is one', async () => {
    for (const _ of [1, 2]) {
      await siteBucket().remove(key);
      expect(await readObject(key)).toBeUndefined();
    }
  });
});

test('the keys are listed in order, after a given one', async () => {
  for (const id of [3, 1, 2]) await siteBucket().write(`paginas/lista/${id}.html`, 'lista');
  expect(await siteBucket().list('paginas/lista/', '')).toEqual([1, 2, 3].map((id) => `paginas/lista/${id}.html`));
  expect(await siteBucket().list('paginas/lista/', 'paginas/lista/1.html')).toHaveLength(2);
  expect(await siteBucket().list('paginas/lista/', 'paginas/lista/3.html')).toEqual([]);
});

describe('a broken connection', () => {
  /** A bucket whose first connections break; returns how often it was called. */
  async function startBreaking(breaks: number): Promise<() => number> {
    let calls = 0;
    const server = createServer((request, response) => {
      calls += 1;
      if (calls <= breaks) request.socket.destroy();
      else response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => calls;
  }

  test('is tried again once', async () => {
    const callsOf = await startBreaking(1);
    await siteBucket().write('paginas/prueba/2.html', 'dos');
    expect(callsOf()).toBe(2);
  });

  test('that breaks again is an error', async () => {
    const callsOf = await startBreaking(2);
    await expect(siteBucket().write('paginas/prueba/2.html', 'dos')).rejects.toThrow();
    expect(callsOf()).toBe(2);
  });
});

test('a call that the bucket refuses throws', async () => {
  const secret = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = 'another';
  onTestFinished(() => void Object.assign(process.env, { AWS_SECRET_ACCESS_KEY: secret }));
  await expect(siteBucket().write('paginas/prueba/1.html', 'uno')).rejects.toThrow(
    'the site’s bucket answered an error',
  );
  await expect(siteBucket().list('paginas/', '')).rejects.toThrow('the site’s bucket answered an error');
});
