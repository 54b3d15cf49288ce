/** Draws the top of a table or ranking. */
import { indexOfKind } from '#shared/domain/standings/bands.ts';
import type { ShareImage, ShareImageRow, ShareImageStripe } from '#shared/pages/share-image.ts';
import { drawCrest, drawHeading, drawLine, type LogoPictures, margin, pictureWidth } from './frame.ts';
import { colours, drawText, textWidth } from './svg-text.ts';

const [top, bottom, tallestRow] = [214, 614, 64];
/** Below a table with stripes, the line that says what they mean. */
const [bottomAboveLegend, legendBase, legendSize] = [570, 604, 28];
const [positionEnd, crestLeft, nameLeft] = [margin + 46, margin + 64, margin + 120];
const [columnWidth, crestSide, nameSize, noteSize] = [110, 38, 34, 26];
const right = pictureWidth - margin;

export function drawTable(
  { title, subtitle, columns, rows, stripes }: Extract<ShareImage, { kind: 'table' }>,
  logos: LogoPictures,
): string {
  const room = (stripes.length > 0 ? bottomAboveLegend : bottom) - top;
  const height = Math.min(tallestRow, Math.floor(room / rows.length));
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
    ...rows.map(({ stripe }, at) =>
      stripe === null ? '' : drawStripe(stripes, stripe, margin - 20, top + at * height + 4, height - 8),
    ),
    drawLegend(stripes),
  ].join('');
}

const stripeColours = {
  good: ['#15803d', '#1d4ed8', '#7e22ce'],
  bad: ['#b91c1c', '#a16207'],
} as const;

/** As in the tables of the pages: stripes of one kind differ by colour, and what costs something is dashed. */
function drawStripe(stripes: readonly ShareImageStripe[], at: number, x: number, y: number, height: number): string {
  const stripe = stripes[at];
  if (!stripe) return '';
  const ofKind = stripeColours[stripe.kind];
  const colour = ofKind[indexOfKind(stripe, stripes) % ofKind.length];
  const dashes = stripe.kind === 'bad' ? ' stroke-dasharray="8 5"' : '';
  return `<path d="M${x} ${y}v${height}" stroke="${colour}" stroke-width="8"${dashes}/>`;
}

function drawLegend(stripes: readonly ShareImageStripe[]): string {
  const room = (right - margin) / Math.max(1, stripes.length);
  return stripes
    .map(({ label }, at) => {
      const x = margin + at * room;
      const text = drawText(label, x + 16, legendBase, room - 32, { size: legendSize, fill: colours.muted });
      return `${drawStripe(stripes, at, x, legendBase - 24, 30)}${text}`;
    })
    .join('');
}

const columnEnd = (at: number, count: number): number => right - (count - 1 - at) * columnWidth;

function drawRow(
  { position, name, note, values, ...crest }: ShareImageRow,
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
    drawCrest(logos, crest, crestLeft, center - crestSide / 2, crestSide),
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
