/** A published bulletin in the list: its name, what it says on demand, its text to copy, and 'Fe de erratas'. */
import { type ReactNode, useId, useState } from 'react';
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { correctionOfBulletin, nameOfBulletin, textOfBulletin } from '#shared/text/bulletin-text.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BulletinDocument } from './bulletin-document.tsx';

interface PublishedBulletinProps {
  readonly bulletin: Bulletin;
  readonly tournamentName: string;
  readonly renderCopyButton: (text: string) => ReactNode;
  /** Undefined while there is a draft: a tournament has one at most. */
  readonly onCorrect: (() => void) | undefined;
}

export function PublishedBulletin({ bulletin, tournamentName, renderCopyButton, onCorrect }: PublishedBulletinProps) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = nameOfBulletin(bulletin);
  // Bulletins are numbered by year, and the date of one that corrects another tells the year of both.
  const canCorrect = onCorrect && today.startsWith(`${bulletin.year}-`);
  const facts = [
    bulletin.title,
    correctionOfBulletin(bulletin),
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
        <Button
          icon="eye"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Ocultar' : 'Ver'} ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar' : 'Ver'}
        </Button>
        {renderCopyButton(textOfBulletin(bulletin, tournamentName))}
        {canCorrect && (
          <Button aria-label={`Fe de erratas de ${name}`} onClick={onCorrect}>
            Fe de erratas
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BulletinDocument bulletin={bulletin} tournamentName={tournamentName} />}
      </div>
    </Card>
  );
}
