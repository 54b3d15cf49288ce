/** Runs the whole application in the process of the test, which may then stop parts of it. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lambdaNames } from '#infra/lambdas.ts';
import { type StoppableService, startApplication } from '#infra/local/application.ts';
import { localStackName } from '#infra/local/local-template.ts';
import type { SeedName } from '#infra/local/options.ts';
import { createDataFolder } from './running-app.ts';

export interface AppInProcess {
  readonly url: string;
  /** The URL of the API, which bypasses the edge. */
  readonly apiUrl: string;
  readonly dataDir: string;
  readonly siteBucket: string;
  /** Stops database, identity and files, and lets every Lambda fail; only the edge and the disk are left. */
  breakAllButEdge(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAppInProcess(seed: SeedName): Promise<AppInProcess> {
  const dataDir = await createDataFolder(seed);
  const running: StoppableService[] = [];
  const { host } = await startApplication(
    { port: 0, dataDir, seed, dynamodbEndpoint: undefined, hasLazyLambdas: true },
    { log: () => {}, onLost: () => {}, onRunning: (service) => running.push(service) },
  );
  const stopServices = async () => {
    for (const service of running.splice(0).reverse()) if (service !== host) await service.stop();
  };
  return {
    url: host.url,
    apiUrl: host.apiUrl,
    dataDir,
    siteBucket: process.env.SITE_BUCKET ?? '',
    async breakAllButEdge() {
      const bundle = join(dataDir, 'broken.cjs');
      writeFileSync(bundle, "exports.handler = async () => { throw new Error('broken'); };");
      for (const name of lambdaNames) host.replaceFunction(`${localStackName}-${name}`, bundle);
      await stopServices();
    },
    async stop() {
      await host.stop();
      await stopServices();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
