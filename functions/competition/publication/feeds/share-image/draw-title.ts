/** Draws a page without a score or a table yet: its title, with the crest of a team's page. */
import type { ShareImage } from '#shared/pages/share-image.ts';
import { drawCrest, type LogoPictures, margin, pictureWidth } from './frame.ts';
import { colours, drawText, twoLines } from './svg-text.ts';

const [middle, width, crestSide, titleSize] = [pictureWidth / 2, pictureWidth - 2 * margin, 200, 88];

export function drawTitle(
  { title, subtitle, crest }: Extract<ShareImage, { kind: 'title' }>,
  logos: LogoPictures,
): string {
  const top = crest ? 448 : 330;
  const lines = twoLines(title, width, titleSize);
  return [
    crest ? drawCrest(logos, crest, middle - crestSide / 2, 140, crestSide) : '',
    ...lines.map((line, at) =>
      drawText(line, middle, top + at * 96, width, { size: titleSize, bold: true, anchor: 'middle' }),
    ),
    drawText(subtitle, middle, top + lines.length * 96 - 20, width, {
      size: 44,
      fill: colours.muted,
      anchor: 'middle',
    }),
  ].join('');
}
