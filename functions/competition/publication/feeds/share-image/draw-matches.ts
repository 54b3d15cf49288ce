/** Draws several matches as rows, names and crests at both sides of the score; below them a notice, how many more, and who is free. */
import type { ShareImage, ShareImageMatch, ShareImageSide } from '#shared/pages/share-image.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { drawCrest, drawHeading, drawLine, type LogoPictures, margin, pictureWidth } from './frame.ts';
import { colours, drawText } from './svg-text.ts';

const middle = pictureWidth / 2;
const [top, bottom, tallestRow] = [192, 588, 88];
const [crestSide, halfGap] = [44, 106];

export function drawMatches(
  { title, subtitle, matches, further, free, note }: Extract<ShareImage, { kind: 'matches' }>,
  logos: LogoPictures,
): string {
  const height = Math.min(tallestRow, Math.floor((bottom - top) / matches.length));
  const rest = further === 0 ? '' : `y ${formatPlural(further, 'partido')} más`;
  return [
    drawHeading(title, subtitle),
    ...matches.map((match, at) => drawRow(match, top + at * height, height, logos)),
    drawText([note, rest, free].filter(Boolean).join(' · '), middle, 616, pictureWidth - 2 * margin, {
      size: 26,
      fill: colours.muted,
      anchor: 'middle',
    }),
  ].join('');
}

function drawRow(
  { home, away, middle: score, state, isLive }: ShareImageMatch,
  y: number,
  height: number,
  logos: LogoPictures,
) {
  const center = y + height / 2;
  const stateStyle = { size: 22, anchor: 'middle', bold: isLive, fill: isLive ? colours.live : colours.muted } as const;
  return [
    drawLine(y),
    drawName(home, middle - halfGap - crestSide - 16, center, 'end'),
    drawCrest(logos, home, middle - halfGap - crestSide, center - crestSide / 2, crestSide),
    drawText(score, middle, center + (state === '' ? 14 : 4), 2 * halfGap - 8, {
      size: 40,
      bold: true,
      anchor: 'middle',
    }),
    drawText(state, middle, center + 27, 2 * halfGap - 8, stateStyle),
    drawCrest(logos, away, middle + halfGap, center - crestSide / 2, crestSide),
    drawName(away, middle + halfGap + crestSide + 16, center, 'start'),
  ].join('');
}

function drawName({ name, isWinner }: ShareImageSide, x: number, center: number, anchor: 'start' | 'end'): string {
  const width = anchor === 'start' ? pictureWidth - margin - x : x - margin;
  return drawText(name, x, center + 12, width, { size: 36, bold: isWinner, anchor });
}
