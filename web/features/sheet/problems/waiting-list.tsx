/** What waits to be sent, in the order in which it was recorded. */

import { capitalize } from '#shared/spanish/capitalized.ts';
import type { WaitingOperation } from '../queue/queued-operation.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import { operationText } from './operation-text.ts';
import { type Moments, momentText } from './queue-text.ts';

interface WaitingListProps {
  readonly sheet: ShownSheet;
  readonly waiting: readonly WaitingOperation[];
  readonly moments: Moments;
}

export function WaitingList({ sheet, waiting, moments }: WaitingListProps) {
  return (
    <>
      <h3 className="text-lg">Sin enviar</h3>
      <ul className="flex flex-col rounded-control border-2 border-line bg-surface px-3 py-1">
        {waiting.map(({ id, content, madeAt }) => (
          <li key={id} className="flex gap-2 py-1 leading-snug">
            <span className="min-w-0 flex-1">{capitalize(operationText(sheet, content))}</span>
            <span className="shrink-0 tabular-nums">{momentText(moments, madeAt)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
