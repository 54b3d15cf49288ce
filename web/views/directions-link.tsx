/** The way to the pitch of a match, on a map: in words, or as a pin in the corner of a match's row. */
import { Icon } from '../ui/icon.tsx';
import { type NamedTeams, teamNamesOf } from './match-sentence.ts';

interface DirectionsProps {
  /** The address of a page of another site, which need not be told where the reader comes from. */
  readonly href: string;
  /** The match that is named to readers where several stand together. */
  readonly match?: NamedTeams;
}

const text = 'Cómo llegar';

export const DirectionsLink = ({ href, match }: DirectionsProps) => (
  <a href={href} rel="noreferrer" className="flex min-h-11 w-fit items-center font-medium text-link underline">
    {text}
    {match && <MatchForReaders match={match} />}
  </a>
);

/** Lies above the link that the row is, at the end of its second line. */
export const DirectionsPin = ({ href, match }: Required<DirectionsProps>) => (
  <a
    href={href}
    rel="noreferrer"
    title={text}
    className="absolute right-0 bottom-3 z-1 grid size-11 place-items-center rounded-control text-accent hover:bg-tint"
  >
    <Icon name="pin" className="size-5" />
    <span className="sr-only">
      {text}
      <MatchForReaders match={match} />
    </span>
  </a>
);

const MatchForReaders = ({ match }: { readonly match: NamedTeams }) => (
  <span className="sr-only">{`: partido ${teamNamesOf(match).join(' - ')}`}</span>
);
