/** Firefox, driven by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { canInstallWithAptGet, installDebianPackages } from '#tests/support/installing.ts';
import { type BrowserEngine, longestWaitMs, phoneSize, setprivArguments, setprivPath, timeZone } from './engine.ts';

const usualFirefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path in `FIREFOX_PATH` if it exists, else the first usual path that does. */
const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? '', ...usualFirefoxPaths].find((path) => path && existsSync(path));

export const firefox: BrowserEngine = {
  name: 'Firefox',
  async ensureInstalled() {
    if (findFirefox()) return;
    if (canInstallWithAptGet()) await installDebianPackages('Firefox', ['firefox-esr', 'fonts-liberation']);
    if (findFirefox()) return;
    throw new Error(
      'Las pruebas en Firefox necesitan uno: instalalo y decí dónde está en FIREFOX_PATH, o dejalo afuera con ENGINES=webkit.',
    );
  },
  async launch() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      ...firefoxLaunchOptions(findFirefox() ?? ''),
      // A signal must end the whole test process; Puppeteer would only close the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 2 * longestWaitMs,
      protocolTimeout: 2 * longestWaitMs,
      defaultViewport: phoneSize,
      env: { ...process.env, ...timeZone },
    });
    const page = await browser.newPage();
    return {
      async goTo(url) {
        const load = () => page.goto(url, { timeout: longestWaitMs });
        await load().catch((error) => {
          if (!interruptedLoad.test(String(error))) throw error;
          return load();
        });
      },
      run: (script, ...args) => page.evaluate(script as (...args: unknown[]) => unknown, ...args) as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};

/**
 * Firefox's errors when a page interrupts the load of an address: it loads another page, as after a login, or writes the
 * chosen tournament into its own address before it has loaded.
 */
const interruptedLoad = /NS_BINDING_ABORTED|interrupted an unfinished navigation/;

/** With setpriv, the kernel kills the browser when the test process dies, however it dies. */
const firefoxLaunchOptions = (path: string) =>
  existsSync(setprivPath)
    ? { executablePath: setprivPath, ignoreDefaultArgs: true, args: [...setprivArguments, path, '--headless'] }
    : { executablePath: path, headless: true };
