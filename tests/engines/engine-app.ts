/** Opens browsers of any engine on the shared application that tests may write to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { failureScreenshotPath } from '#tests/support/failure-screenshots.ts';
import { sharedApp } from '#tests/support/shared-apps.ts';
import { allEngines, isChosenEngine } from './chosen-engines.ts';
import type { BrowserEngine } from './engine.ts';
import { startErrorRecorder } from './error-recorder.ts';
import { newVisitor, type Visitor } from './visitor.ts';

interface EngineApp {
  /** Opens a browser on the shared application, or on a site in front of it. */
  readonly comeWith: (engine: BrowserEngine, url?: string) => Promise<Visitor>;
  /** Closes a visitor early; otherwise it is closed at the end of the test, or group of tests, that opened it. */
  readonly leave: (visitor: Visitor) => Promise<void>;
}

/** Declares the same tests for each engine of this run. */
export function describeForEachEngine(tests: (engine: BrowserEngine) => void): void {
  for (const engine of allEngines) describe.runIf(isChosenEngine(engine))(engine.name, () => tests(engine));
}

export function openEngineApp(): EngineApp {
  const present = new Map<Visitor, BrowserEngine>();
  let lasting: readonly Visitor[] = [];
  const leave = async (visitor: Visitor) => {
    if (present.delete(visitor)) await visitor.leave();
  };

  beforeEach(() => {
    lasting = [...present.keys()];
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const [visitor, { name }] of present) await saveFailureScreenshot(visitor, `${name} ${task.name}`);
    await Promise.all([...present.keys()].filter((visitor) => !lasting.includes(visitor)).map(leave));
  });
  afterAll(async () => {
    await Promise.all([...present.keys()].map(leave));
  });

  return {
    leave,
    async comeWith(engine, address) {
      const url = address ?? (await sharedApp('writes')).url;
      const visitor = newVisitor(await engine.launch(), await startErrorRecorder(url));
      present.set(visitor, engine);
      return visitor;
    },
  };
}

/** After a failed test: saves a screenshot, and prints the text on the screen and the errors of the page. */
async function saveFailureScreenshot(visitor: Visitor, title: string): Promise<void> {
  const path = failureScreenshotPath(title);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await visitor.screenshot());
    console.error(`→ ${path}\n${await visitor.text()}\n${visitor.takeErrors().join('\n')}`);
  } catch (error) {
    console.error(String(error));
  }
}
