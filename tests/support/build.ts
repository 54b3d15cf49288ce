/** Global setup: builds what is outdated, before suites that run the whole application. */
import { buildAll } from '#infra/build/build-all.ts';

export default async function buildOutdatedBeforeTests(): Promise<void> {
  await buildAll({ log: console.log });
}
