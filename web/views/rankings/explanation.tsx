/** Box next to a ranking: how the ranking is ordered, and the prize for the first place. */
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ExplanationProps {
  readonly prize?: { readonly name: string; readonly text: string };
  readonly title: string;
  readonly children: ReactNode;
}

export function Explanation({ prize, title, children }: ExplanationProps) {
  return (
    <Card as="section" className="flex flex-col gap-4 p-4">
      {prize && (
        <div className="flex gap-3">
          <Icon name="trophy" className="size-6 text-winner" />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-base">{prize.name}</h2>
            <p className="text-sm">{prize.text}</p>
          </div>
        </div>
      )}
      <div className="flex gap-3">
        <Icon name="info" className="size-6 text-muted" />
        <div className="flex min-w-0 flex-col gap-1 text-sm">
          <h2 className="text-base">{title}</h2>
          {children}
        </div>
      </div>
    </Card>
  );
}
