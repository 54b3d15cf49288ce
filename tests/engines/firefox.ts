/** Firefox, driven by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { hasDebianPackages, installDebianPackages } from '#tests/support/installing.ts';
import { type Engine, endingWithParent, patience, phone, setpriv, timeZone } from './engine.ts';

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `FIREFOX_PATH`, else the system's. */
const findFirefox = () => [process.env.FIREFOX_PATH ?? '', ...usualPaths].find((path) => path && existsSync(path));

export const firefox: Engine = {
  name: 'Firefox',
  async ensureInstalled() {
    if (findFirefox()) return;
    if (hasDebianPackages()) await installDebianPackages('Firefox', ['firefox-esr', 'fonts-liberation']);
    if (findFirefox()) return;
    throw new Error(
      'Las pruebas en Firefox necesitan uno: instalalo y decí dónde está en FIREFOX_PATH, o dejalo afuera con ENGINES=webkit.',
    );
  },
  async launch() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      ...startedAs(findFirefox() ?? ''),
      // Who interrupts the tests ends this process, not only the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 2 * patience,
      protocolTimeout: 2 * patience,
      defaultViewport: phone,
      env: { ...process.env, ...timeZone },
    });
    const page = await browser.newPage();
    return {
      async goTo(url) {
        await page.goto(url, { timeout: patience });
      },
      run: (script, ...args) => page.evaluate(script as (...args: unknown[]) => unknown, ...args) as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};

/** Where there is setpriv, the kernel ends the browser with this process, however that one ends. */
const startedAs = (path: string) =>
  existsSync(setpriv)
    ? { executablePath: setpriv, ignoreDefaultArgs: true, args: [...endingWithParent, path, '--headless'] }
    : { executablePath: path, headless: true };
