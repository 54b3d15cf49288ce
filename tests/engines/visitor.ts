/** A simulated user who operates the application on a phone, in WebKit or Firefox. */
import { testAdmin, testDT } from '#infra/local/seed/test-users.ts';
import type { Role } from '#shared/domain/schemas/user.ts';
import { type EngineWindow, longestWaitMs } from './engine.ts';
import type { ErrorRecorder } from './error-recorder.ts';
import {
  countDialogs,
  findLayoutFlaws,
  findPointOfControl,
  focusField,
  forgetTab,
  isWorkerActive,
  readSettledScreen,
  readVisibleText,
  setListOrDateField,
} from './page-functions.ts';

/** The whole name of an element, or a pattern for it. */
type NameOrPattern = string | RegExp;

export interface Visitor {
  /** Loads an address of the application in the browser. */
  open(address: string): Promise<void>;
  /**
   * Waits until a screen is loaded and no request is pending. The address alone is no proof: it changes while the
   * previous screen is still visible.
   */
  arrives(path: string | RegExp, heading: NameOrPattern): Promise<void>;
  sees(words: string): Promise<void>;
  press(role: 'link' | 'button', name: NameOrPattern): Promise<void>;
  /** Presses a button of the topmost dialog and waits until that dialog closes. */
  answer(button: string): Promise<void>;
  /** Opens a screen from the menu 'Más' of the bottom bar. */
  goTo(entry: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option of a list by its text, or sets a date field. */
  pick(label: string, shown: string): Promise<void>;
  signIn(role: Role): Promise<void>;
  /** Comes back as in a new tab, which a session of WebDriver does not open. */
  comeBack(): Promise<void>;
  /** Waits until the browser has all that the application needs without a connection. */
  canGoOffline(): Promise<void>;
  text(): Promise<string>;
  layoutFlaws(): Promise<readonly string[]>;
  /** Returns the page errors recorded since the last call of `takeErrors`. */
  takeErrors(): readonly string[];
  screenshot(): Promise<Uint8Array>;
  leave(): Promise<void>;
}

const regExpSourceOfName = (name: NameOrPattern): string =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}( \\*)?$` : name.source;

const doesTextMatchName = (name: NameOrPattern, words: string): boolean =>
  new RegExp(regExpSourceOfName(name), 'u').test(words);

export function newVisitor(window: EngineWindow, recorder: ErrorRecorder): Visitor {
  const text = () => window.run(readVisibleText);
  const until = async (what: string, attempt: () => Promise<boolean>) => {
    if (!(await succeedsInTime(attempt)))
      throw new Error(`${what}: not in ${longestWaitMs / 1000} s. On the screen: ${await text()}`);
  };
  const visitor: Visitor = {
    text,
    layoutFlaws: () => window.run(findLayoutFlaws),
    takeErrors: recorder.takeErrors,
    screenshot: window.screenshot,
    async open(address) {
      // Leaving a page cancels its pending requests, which WebKit and Firefox report as errors of that page.
      await window.goTo('about:blank');
      await until('the end of all requests', async () => recorder.isIdle());
      recorder.takeErrors();
      await window.goTo(recorder.url + address);
    },
    arrives: (path, heading) =>
      until(`the screen '${heading}' of ${path}`, async () => {
        const screen = recorder.isIdle() ? await window.run(readSettledScreen) : null;
        return screen !== null && doesTextMatchName(path, screen.path) && doesTextMatchName(heading, screen.heading);
      }),
    sees: (words) => until(`'${words}'`, async () => (await text()).includes(words)),
    press: (role, name) =>
      until(`the ${role} ${name}`, async () => {
        const point = await window.run(findPointOfControl, role, regExpSourceOfName(name));
        if (point) await window.clickAt(point.x, point.y);
        return point !== null;
      }),
    async fill(label, words) {
      await until(`the field '${label}'`, () => window.run(focusField, regExpSourceOfName(label)));
      await window.type(words);
    },
    pick: (label, shown) =>
      until(`'${shown}' in '${label}'`, () => window.run(setListOrDateField, regExpSourceOfName(label), shown)),
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
    comeBack: () => window.run(forgetTab),
    canGoOffline: () => until('an active service worker', () => window.run(isWorkerActive)),
    async leave() {
      await window.close();
      await recorder.stop();
    },
  };
  return visitor;
}

/** Repeats an attempt until it succeeds; false when it has not within the longest wait. */
async function succeedsInTime(attempt: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + longestWaitMs;
  while (!(await attempt())) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
  return true;
}
