/** Visitors with browsers of any engine in the application that browser tests write to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { engines, isChosen } from './chosen-engines.ts';
import type { Engine } from './engine.ts';
import { recordErrors } from './error-recorder.ts';
import { newVisitor, type Visitor } from './visitor.ts';

interface EngineStage {
  readonly comeWith: (engine: Engine) => Promise<Visitor>;
  /** For one who came before the tests of a group; the visitor of a test leaves with it. */
  readonly leave: (visitor: Visitor) => Promise<void>;
}

/** The same tests in each engine of this run. */
export function describeEngines(tests: (engine: Engine) => void): void {
  for (const engine of engines) describe.runIf(isChosen(engine))(engine.name, () => tests(engine));
}

export function engineStage(): EngineStage {
  const present = new Map<Visitor, Engine>();
  let lasting: readonly Visitor[] = [];
  const leave = async (visitor: Visitor) => {
    if (present.delete(visitor)) await visitor.leave();
  };

  beforeEach(() => {
    lasting = [...present.keys()];
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const [visitor, { name }] of present) await keepScreen(visitor, `${name} ${task.name}`);
    await Promise.all([...present.keys()].filter((visitor) => !lasting.includes(visitor)).map(leave));
  });
  afterAll(async () => {
    await Promise.all([...present.keys()].map(leave));
  });

  return {
    leave,
    async comeWith(engine) {
      const visitor = newVisitor(await engine.launch(), await recordErrors(inject('sharedApps').writes.url));
      present.set(visitor, engine);
      return visitor;
    },
  };
}

const pictures = join(import.meta.dirname, '..', '..', '.screens', 'failures');

/** What was on the screen when a test failed, as a picture and in words. */
async function keepScreen(visitor: Visitor, title: string): Promise<void> {
  const path = join(pictures, `${title.replace(/[^\p{L}\d]+/gu, '-')}.png`);
  try {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path, await visitor.screenshot());
    console.error(`→ ${path}\n${await visitor.text()}\n${visitor.takeErrors().join('\n')}`);
  } catch (error) {
    console.error(String(error));
  }
}
