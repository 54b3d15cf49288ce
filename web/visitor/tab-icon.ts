/**
 * Gives the browser's tab the federation's logo, which the header cuts out of the picture with the page's crests: as a
 * file of its own it would be one more request of the first view. Without a logo the tab has the drawn crest anyway.
 */
const side = 64;

export function showTabIcon(): void {
  const crest = document.querySelector<SVGImageElement>('body header svg > image');
  const part = crest?.ownerSVGElement?.viewBox.baseVal;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!crest || !part || !link) return;
  const picture = new Image();
  picture.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    canvas.getContext('2d')?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
    link.href = canvas.toDataURL();
    link.type = 'image/png';
  });
  picture.src = crest.href.baseVal;
}
