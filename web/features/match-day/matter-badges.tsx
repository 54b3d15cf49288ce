/** What should be looked at in the sheet of a match, as badges. */
import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';
import type { SheetMatter } from '#shared/domain/sheet/sheet-matters.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';

interface MatterBadgesProps {
  readonly sheet: Pick<DaySheet, 'unapplied' | 'redCards'>;
  readonly matters: readonly SheetMatter[];
}

const variants: Record<SheetMatter, BadgeVariant> = {
  unapplied: 'bad',
  lateStart: 'attention',
  notClosed: 'attention',
  unassigned: 'attention',
  remark: 'active',
  redCard: 'bad',
};

export function MatterBadges({ sheet, matters }: MatterBadgesProps) {
  return matters.map((matter) => (
    <Badge key={matter} variant={variants[matter]}>
      {matterText(matter, sheet)}
    </Badge>
  ));
}

function matterText(matter: SheetMatter, { unapplied, redCards }: MatterBadgesProps['sheet']): string {
  switch (matter) {
    case 'unapplied':
      return `${unapplied} sin aplicar`;
    case 'lateStart':
      return 'No empezó';
    case 'notClosed':
      return 'Sin cerrar';
    case 'unassigned':
      return 'Sin asignar';
    case 'remark':
      return 'Observación';
    case 'redCard':
      return formatPlural(redCards, 'roja');
  }
}
