/** Gives the stripe of a team's page the colours of its crest, which is a part of the picture with the page's crests. */
import { type CrestColors, colorsOfCrest } from '../lib/logos/crest-colors.ts';

/** By the picture and the part of it. A newer content of the page has them at once. */
const known = new Map<string, CrestColors>();

export function showCrestColours(content: Element): void {
  const stripe = content.querySelector('[data-crest-colors]');
  const crest = stripe?.parentElement?.querySelector<SVGImageElement>('svg > image');
  const part = crest?.ownerSVGElement?.viewBox.baseVal;
  if (!stripe || !crest || !part) return;
  const name = `${crest.href.baseVal}#${part.x} ${part.y}`;
  const colours = known.get(name);
  if (colours) {
    for (const [at, rect] of [...stripe.children].entries()) rect.setAttribute('fill', colours[at] ?? 'none');
    return;
  }
  const picture = new Image();
  picture.addEventListener('load', () => {
    const read = colorsOfCrest(picture, part);
    if (!read) return;
    known.set(name, read);
    showCrestColours(document.body);
  });
  picture.src = crest.href.baseVal;
}
