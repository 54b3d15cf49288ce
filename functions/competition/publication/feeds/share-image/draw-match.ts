/** Draws one match: the score large between the two crests. */
import type { ShareImage, ShareImageSide } from '#shared/pages/share-image.ts';
import { drawCrest, type LogoPictures, margin, pictureWidth } from './frame.ts';
import { colours, drawText, textWidth, twoLines } from './svg-text.ts';

const [middle, homeMiddle, awayMiddle] = [pictureWidth / 2, 250, pictureWidth - 250];
const [nameSize, nameWidth] = [50, 400];
/** With larger crests, two that are nothing but noise would take a picture beyond the 250 KB that it may have. */
const crestSide = 170;

export function drawMatch(
  { title, subtitle, match, place, note }: Extract<ShareImage, { kind: 'match' }>,
  logos: LogoPictures,
): string {
  const width = pictureWidth - 2 * margin;
  const centered = { anchor: 'middle', fill: colours.muted } as const;
  return [
    drawText(`${title} · ${subtitle}`, middle, 158, width, { size: 40, ...centered }),
    drawSide(match.home, homeMiddle, logos),
    drawSide(match.away, awayMiddle, logos),
    drawText(match.middle, middle, 348, 440, { size: 150, bold: true, anchor: 'middle' }),
    match.isLive ? drawLive(match.state) : drawText(match.state, middle, 416, 300, { size: 40, ...centered }),
    drawText(note, middle, 550, width, { size: 34, bold: true, anchor: 'middle', fill: colours.primary }),
    drawText(place, middle, 592, width, { size: 34, ...centered }),
  ].join('');
}

function drawSide(side: ShareImageSide, center: number, logos: LogoPictures): string {
  const lines = twoLines(side.name, nameWidth, nameSize).map((line, at) =>
    drawText(line, center, 452 + at * 54, nameWidth, { size: nameSize, bold: true, anchor: 'middle' }),
  );
  return [drawCrest(logos, side, center - crestSide / 2, 210, crestSide), ...lines].join('');
}

function drawLive(state: string): string {
  const width = textWidth(state, 36) + 40;
  return [
    `<rect x="${middle - width / 2}" y="374" width="${width}" height="54" rx="8" fill="${colours.live}"/>`,
    drawText(state, middle, 414, width, { size: 36, bold: true, fill: '#ffffff', anchor: 'middle' }),
  ].join('');
}
