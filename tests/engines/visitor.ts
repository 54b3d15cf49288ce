/** Somebody with a phone in front of the application, whatever engine his browser has. */
import { testAdmin, testDT } from '#infra/local/seed/test-users.ts';
import type { Role } from '#shared/domain/schemas/user.ts';
import { type EngineWindow, patience } from './engine.ts';
import type { ErrorRecorder } from './error-recorder.ts';
import {
  countDialogs,
  focusField,
  layoutFlaws,
  pickInField,
  pointOfControl,
  settledScreen,
  visibleText,
} from './in-page.ts';

/** All the words of a name, or a pattern of them. */
type Name = string | RegExp;

export interface Visitor {
  /** Loads an address. */
  open(address: string): Promise<void>;
  /**
   * Waits until a screen is there with its data and nothing more on its way. The address alone does not tell: it
   * changes while the screen before is still shown.
   */
  arrives(path: string | RegExp, heading: Name): Promise<void>;
  sees(words: string): Promise<void>;
  press(role: 'link' | 'button', name: Name): Promise<void>;
  /** Presses the button of the dialog on top and waits until that one is gone. */
  answer(button: string): Promise<void>;
  /** To a screen that the bottom bar has under 'Más'. */
  goTo(entry: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** In a list or a date field; a list by what it shows. */
  pick(label: string, shown: string): Promise<void>;
  signIn(role: Role): Promise<void>;
  text(): Promise<string>;
  layoutFlaws(): Promise<readonly string[]>;
  /** What went wrong in the page since this was asked last. */
  takeErrors(): readonly string[];
  screenshot(): Promise<Uint8Array>;
  leave(): Promise<void>;
}

const patternOf = (name: Name): string =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}( \\*)?$` : name.source;

const isNamed = (name: Name, words: string): boolean => new RegExp(patternOf(name), 'u').test(words);

export function newVisitor(window: EngineWindow, recorder: ErrorRecorder): Visitor {
  const text = () => window.run(visibleText);
  const until = async (what: string, attempt: () => Promise<boolean>) => {
    if (!(await isSoInTime(attempt)))
      throw new Error(`${what}: not in ${patience / 1000} s. On the screen: ${await text()}`);
  };
  const visitor: Visitor = {
    text,
    layoutFlaws: () => window.run(layoutFlaws),
    takeErrors: recorder.takeErrors,
    screenshot: window.screenshot,
    async open(address) {
      // Leaving cancels what a page still asks for, which WebKit and Firefox tell it as an error: not one of the next.
      await window.goTo('about:blank');
      recorder.takeErrors();
      await window.goTo(recorder.url + address);
    },
    arrives: (path, heading) =>
      until(`the screen '${heading}' of ${path}`, async () => {
        const screen = recorder.isIdle() ? await window.run(settledScreen) : null;
        return screen !== null && isNamed(path, screen.path) && isNamed(heading, screen.heading);
      }),
    sees: (words) => until(`'${words}'`, async () => (await text()).includes(words)),
    press: (role, name) =>
      until(`the ${role} ${name}`, async () => {
        const point = await window.run(pointOfControl, role, patternOf(name));
        if (point) await window.clickAt(point.x, point.y);
        return point !== null;
      }),
    async fill(label, words) {
      await until(`the field '${label}'`, () => window.run(focusField, patternOf(label)));
      await window.type(words);
    },
    pick: (label, shown) => until(`'${shown}' in '${label}'`, () => window.run(pickInField, patternOf(label), shown)),
    async answer(button) {
      const open = await window.run(countDialogs);
      await visitor.press('button', button);
      await until(`the end of the dialog with '${button}'`, async () => (await window.run(countDialogs)) < open);
    },
    async goTo(entry) {
      await visitor.press('button', 'Más');
      await visitor.press('link', entry);
    },
    async signIn(role) {
      const { email, password } = role === 'Admin' ? testAdmin : testDT;
      await visitor.open('/login');
      await visitor.fill('Email', email);
      await visitor.fill('Contraseña', password);
      await visitor.press('button', 'Iniciar Sesión');
      await visitor.arrives('/', /./);
    },
    async leave() {
      await window.close();
      await recorder.stop();
    },
  };
  return visitor;
}

/** Asks again and again until it is so, at most as long as anything is waited for. */
async function isSoInTime(attempt: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!(await attempt())) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
  return true;
}
