/** One sanction: whom it is about, what was decided and why, and the bulletin in which it is written. */
import type { ReactNode } from 'react';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { articleText, bulletinName, describeMeasures, sanctionStatusNames } from '#shared/text/sanctions.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

interface SanctionCardProps {
  readonly sanction: Sanction;
  readonly actions?: ReactNode;
}

export function SanctionCard({ sanction, actions }: SanctionCardProps) {
  const today = useToday();
  const { subjectName, teamName, status, decidedOn, article, reason, bulletin, tournamentId } = sanction;
  const facts = [
    formatShortDate(decidedOn, today),
    articleText(article),
    bulletin ? bulletinName(bulletin) : 'Sin publicar',
    tournamentId === 0 && 'Todos los torneos',
  ].filter(Boolean);
  return (
    <Card as="li" className="flex flex-col gap-1 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold">{subjectName}</h3>
          {teamName !== subjectName && <p className="text-muted text-sm">{teamName}</p>}
        </div>
        <Badge variant={badgeOfStatus[status]}>{sanctionStatusNames[status]}</Badge>
      </div>
      <p>{describeMeasures(sanction)}</p>
      <p className="whitespace-pre-line text-sm">{reason}</p>
      <p className="text-muted text-sm">{facts.join('\u00a0· ')}</p>
      {actions && <div className="mt-1 flex justify-end">{actions}</div>}
    </Card>
  );
}

const badgeOfStatus: Readonly<Record<Sanction['status'], BadgeVariant>> = {
  provisional: 'attention',
  decided: 'neutral',
  annulled: 'neutral',
};
