/** A published bulletin in the list: its name, a link to its page, and 'Fe de erratas'. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { correctionText, nameOfBulletin } from '#shared/pages/bulletin-text.ts';
import { hrefOfBulletin } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface PublishedBulletinProps {
  readonly bulletin: Bulletin & { readonly number: number };
  /** Undefined while there is a draft: a tournament has one at most. */
  readonly onCorrect: (() => void) | undefined;
}

export function PublishedBulletin({ bulletin, onCorrect }: PublishedBulletinProps) {
  const today = useToday();
  const name = nameOfBulletin(bulletin);
  // Bulletins are numbered by year, and the date of one that corrects another tells the year of both.
  const canCorrect = onCorrect && today.startsWith(`${bulletin.year}-`);
  const facts = [
    bulletin.title,
    correctionText(bulletin),
    formatShortDate(bulletin.date, today),
    formatPlural(bulletin.lines.length, 'sanción', 'sanciones'),
  ].filter(Boolean);
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted text-sm">{facts.join('\u00a0· ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink icon="eye" href={hrefOfBulletin(bulletin.tournamentId, bulletin)} aria-label={`Ver ${name}`}>
          Ver
        </ButtonLink>
        {canCorrect && (
          <Button aria-label={`Fe de erratas de ${name}`} onClick={onCorrect}>
            Fe de erratas
          </Button>
        )}
      </div>
    </Card>
  );
}
