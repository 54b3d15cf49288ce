/** Lists why there is no plan; scrolled into view when it appears. */
import { Icon } from '../../../ui/icon.tsx';
import type { PlanRefusal } from './plan-refusal.ts';

export function PlanRefusalNotice({ title, reasons }: PlanRefusal) {
  return (
    <div
      ref={scrollToElement}
      role="alert"
      className="flex gap-3 rounded-control bg-notice px-4 py-3 text-notice-text text-sm"
    >
      <Icon name="warning" className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        <ul className="flex list-disc flex-col gap-1 pl-4">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const scrollToElement = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
