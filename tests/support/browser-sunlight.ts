/** Finds what is too small for a thumb at the pitch, or too pale to be read in the sun. */
import type { Page } from 'playwright-core';

/** Checks the page on the smallest phone in both colour schemes; describes each flaw. */
export async function findSunlightFlaws(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme });
    const flaws = await page.evaluate(findSmallAndPale);
    found.push(...flaws.map((flaw) => `${colorScheme}: ${flaw}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Runs in the page: targets under 56 px, and texts whose contrast is under 7. */
function findSmallAndPale(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('there is no canvas');
  /** Red, green, blue and opacity, 0 to 255, of any colour that CSS can name. */
  const channelsOf = (color: string): Uint8ClampedArray => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const luminanceOf = (color: string): number => {
    const linear = [...channelsOf(color)].slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    return channelsOf(backgroundColor)[3] === 255 ? backgroundColor : backgroundOf(element.parentElement);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const nameOf = (element: Element) => `<${element.localName}> '${(element.textContent ?? '').trim().slice(0, 40)}'`;

  const small = [...document.querySelectorAll('main a, main button, main input, main select, main textarea')]
    .filter(isSeen)
    .map((element) => ({ element, size: element.getBoundingClientRect() }))
    .filter(({ size }) => Math.min(size.width, size.height) < 55.5)
    .map(({ element, size }) => `${nameOf(element)} is ${Math.round(size.width)} × ${Math.round(size.height)} px`);
  const pale = [...document.querySelectorAll('main *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => isSeen(element) && !element.closest('svg'))
    .flatMap((element) => {
      const [text, ground] = [luminanceOf(getComputedStyle(element).color), luminanceOf(backgroundOf(element))];
      const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      return contrast >= 7 ? [] : [`${nameOf(element)} has a contrast of ${contrast.toFixed(2)}`];
    });
  return [...small, ...pale];
}
