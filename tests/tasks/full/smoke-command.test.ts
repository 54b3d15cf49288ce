/** `npm run smoke` as a command: where it finds the URLs, its exit code, and what it requires over https. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from '../../support/running-app.ts';
import { createTestCertificate } from '../../support/test-certificate.ts';
import { type AwsStub, startAwsStub } from '../aws-stub.ts';
import { type Checkout, makeCheckout } from '../checkout.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { type LocalOutputs, readLocalOutputs } from '../local-outputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'torneo-smoke-'));
const certificateFile = join(folder, 'cert.pem');
let app: RunningApp;
let aws: AwsStub;
let checkout: Checkout;
let outputs: LocalOutputs;
let secureSite: FaultProxy;

beforeAll(async () => {
  [app, aws] = await Promise.all([startApp(), startAwsStub()]);
  outputs = readLocalOutputs(app);
  checkout = makeCheckout(aws);
  const certificate = createTestCertificate('localhost');
  writeFileSync(certificateFile, certificate.cert);
  secureSite = await startFaultProxy(app.url, certificate);
});
afterAll(async () => {
  await Promise.all([app.stop(), aws.stop(), secureSite.stop()]);
  checkout.remove();
  rmSync(folder, { recursive: true });
});

test('the smoke test reads the URLs of a deployment from the file that the deployment wrote', async () => {
  mkdirSync(join(checkout.dir, '.deployed'));
  writeFileSync(join(checkout.dir, '.deployed', 'dev.json'), JSON.stringify({ 'torneo-dev': outputs }));
  const { code, said } = await checkout.run('smoke', ['dev']);
  expect({ code, failed: said.match(/✗/g) }).toEqual({ code: 0, failed: null });
  expect(said).toContain('✓ la API rechaza los pedidos que no pasan por CloudFront');
  expect(said).toContain(`Listo: ${app.url} funciona.`);
});

test('the smoke test passes on the local host, whose URLs it reads from the data folder', async () => {
  const { code, said } = await checkout.run('smoke', ['local'], { env: { LOCAL_DATA_DIR: app.dataDir } });
  expect({ code, failed: said.match(/✗.*/g) }).toEqual({ code: 0, failed: null });
  const stopped = await checkout.run('smoke', ['local'], { env: { LOCAL_DATA_DIR: folder } });
  expect(stopped).toEqual({ code: 1, said: expect.stringMatching(/outputs\.json: lo escribe npm start/) });
});

test('the smoke test ends with 1 and the list of causes', async () => {
  // The site's URL stands in for an API that answers everybody.
  const { code, said } = await checkout.run('smoke', ['dev', '--url', app.url, '--api-url', app.url]);
  expect(code).toBe(1);
  expect(said).toMatch(/1 de \d+ comprobaciones fallaron:\n {2}\S+ está abierta a todos/);
});

test('the smoke test of an https site requires HSTS and a redirect from http', async () => {
  const env = { NODE_EXTRA_CA_CERTS: certificateFile };
  const run = () =>
    checkout.run(
      'smoke',
      ['dev', '--url', secureSite.url.replace('127.0.0.1', 'localhost'), '--api-url', outputs.ApiUrl],
      {
        env,
      },
    );
  const without = await run();
  expect(without.code).toBe(1);
  expect(without.said).toContain('falta strict-transport-security');
  expect(without.said).toContain('✓ http redirige a https');
  secureSite.fault = (_path, answer) => {
    answer.headers.set('strict-transport-security', 'max-age=31536000');
    return answer;
  };
  const { code, said } = await run();
  expect({ code, failed: said.match(/✗.*/g) }).toEqual({ code: 0, failed: null });
  secureSite.leadsToHttps = false;
  expect((await run()).said).toMatch(/✗ http redirige a https: http:\S+ respondió 200 en lugar de llevar a https/);
});

test('the smoke test refuses one URL without the other, and a value that is not a URL', async () => {
  expect((await checkout.run('smoke', ['dev', '--url', app.url])).said).toMatch(/--url y --api-url van juntas/);
  const wrong = await checkout.run('smoke', ['dev', '--url', 'torneo.ar', '--api-url', outputs.ApiUrl]);
  expect(wrong).toEqual({ code: 1, said: expect.stringContaining("'torneo.ar' no es una dirección") });
});
