/** The description of a tournament; a long text is cut and can be expanded. */
import { Button } from '../../ui/button.tsx';

/** Number of characters that fit into three lines on a phone. */
const maxCollapsedCharacters = 160;

interface TournamentDescriptionProps {
  readonly text: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function TournamentDescription({ text, isOpen, onToggle }: TournamentDescriptionProps) {
  const isLong = text.length > maxCollapsedCharacters || text.split('\n').length > 3;
  if (text === '') return null;
  return (
    <div className="flex max-w-prose flex-col items-start">
      <p className={`whitespace-pre-line ${isLong && !isOpen ? 'line-clamp-3' : ''}`}>{text}</p>
      {isLong && (
        <Button look="quiet" aria-expanded={isOpen} onClick={onToggle} className="-ml-4">
          {isOpen ? 'Ver menos' : 'Ver más'}
        </Button>
      )}
    </div>
  );
}
