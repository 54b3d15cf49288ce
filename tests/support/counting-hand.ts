/** Uses the screen as a person would, and counts it: a click or tap is one, and so is a field that is typed or pasted into. */
import type { Locator } from 'playwright-core';
import type { InputMethod } from './browser-input.ts';

/** What an organiser's hand takes, in seconds: a click or tap, a paste, one typed character. */
const seconds = { click: 1.5, paste: 4, character: 0.3 };

export class CountingHand implements InputMethod {
  interactions = 0;
  seconds = 0;

  async press(target: Locator): Promise<void> {
    this.count(seconds.click);
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count(seconds.click + text.length * seconds.character);
    await field.fill(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.count(2 * seconds.click);
    await list.selectOption({ label: option });
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.count(seconds.paste);
    await field.fill(text);
  }

  private count(taken: number): void {
    this.interactions += 1;
    this.seconds += taken;
  }
}
