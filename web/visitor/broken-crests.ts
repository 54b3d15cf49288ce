/** Gives a shield to teams whose crest does not load: their logo, or the picture with the crests of the page. */
import { plainShieldOutline } from '#shared/domain/crests/plain-shield.ts';

const shield = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#94a3b8" d="${plainShieldOutline}"/></svg>`,
)}`;

export function replaceBrokenCrests(): void {
  document.addEventListener('error', ({ target }) => showShield(target), true);
  // Those that failed before this script ran; of a picture that is there, its copy in the browser answers.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) showShield(image);
  for (const sheet of new Set(cutOutCrests().map(({ href }) => href.baseVal))) {
    const copy = new Image();
    copy.addEventListener('error', () =>
      cutOutCrests()
        .filter(({ href }) => href.baseVal === sheet)
        .forEach(showShield),
    );
    copy.src = sheet;
  }
}

const cutOutCrests = () => [...document.querySelectorAll<SVGImageElement>('svg > image')];

function showShield(broken: EventTarget | null): void {
  if (broken instanceof HTMLImageElement) broken.parentElement?.setAttribute('data-broken', '');
  if (!(broken instanceof SVGImageElement) || broken.href.baseVal === shield) return;
  const { x, y, width, height } = broken.ownerSVGElement?.viewBox.baseVal ?? new DOMRect();
  for (const [name, value] of Object.entries({ href: shield, x, y, width, height }))
    broken.setAttribute(name, String(value));
}
