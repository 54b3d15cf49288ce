/** How a table is ordered, behind a disclosure, where the table is only a part of the page. */
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { StandingsRules } from './standings-rules.tsx';

export const ClosedStandingsRules = (props: ComponentProps<typeof StandingsRules>) => (
  <details>
    <summary className="flex min-h-11 w-fit items-center gap-2 text-muted text-sm [&::-webkit-details-marker]:hidden">
      <Icon name="info" className="size-5" />
      Reglas de la tabla
    </summary>
    <StandingsRules {...props} />
  </details>
);
