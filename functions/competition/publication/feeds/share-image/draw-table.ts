/** Draws the top of a table or ranking. */
import type { ShareImage, ShareImageRow } from '#shared/pages/share-image.ts';
import { drawHeading, drawLine, drawLogo, type LogoPictures, margin, pictureWidth } from './frame.ts';
import { colours, drawText, textWidth } from './svg-text.ts';

const [top, bottom, tallestRow] = [214, 614, 64];
const [positionEnd, crestLeft, nameLeft] = [margin + 46, margin + 64, margin + 120];
const [columnWidth, crestSide, nameSize, noteSize] = [110, 38, 34, 26];
const right = pictureWidth - margin;

export function drawTable(
  { title, subtitle, columns, rows }: Extract<ShareImage, { kind: 'table' }>,
  logos: LogoPictures,
): string {
  const height = Math.min(tallestRow, Math.floor((bottom - top) / rows.length));
  return [
    drawHeading(title, subtitle),
    ...columns.map((column, at) =>
      drawText(column, columnEnd(at, columns.length), top - 10, columnWidth, {
        size: 26,
        fill: colours.muted,
        anchor: 'end',
      }),
    ),
    ...rows.map((row, at) => drawRow(row, top + at * height, height, logos)),
  ].join('');
}

const columnEnd = (at: number, count: number): number => right - (count - 1 - at) * columnWidth;

function drawRow(
  { position, name, note, logo, values }: ShareImageRow,
  y: number,
  height: number,
  logos: LogoPictures,
) {
  const center = y + height / 2;
  const base = center + 12;
  const room = right - values.length * columnWidth - nameLeft;
  const nameRoom = note === '' ? room : room * 0.6;
  const noteLeft = nameLeft + Math.min(textWidth(name, nameSize), nameRoom) + 16;
  return [
    drawLine(y),
    drawText(position, positionEnd, base, 60, { size: nameSize, fill: colours.muted, anchor: 'end' }),
    drawLogo(logos, logo, crestLeft, center - crestSide / 2, crestSide),
    drawText(name, nameLeft, base, nameRoom, { size: nameSize }),
    drawText(note, noteLeft, base, nameLeft + room - noteLeft, { size: noteSize, fill: colours.muted }),
    ...values.map((value, at) =>
      drawText(value, columnEnd(at, values.length), base, columnWidth, {
        size: nameSize,
        bold: at === values.length - 1,
        anchor: 'end',
      }),
    ),
  ].join('');
}
