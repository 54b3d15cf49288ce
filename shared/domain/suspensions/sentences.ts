/** Sentences: what cards and sanctions sentence a player to, before any match has served it. */
import type { LiveSanction } from '../sanctions/live-sanctions.ts';
import type { Measure, StoredSanctionFields } from '../schemas/sanction.ts';
import type { BanSanction } from '../schemas/suspension.ts';
import type { SuspensionMatchFields } from './team-calendars.ts';

/** A moment in the order of play. */
type PlayMoment = Pick<SuspensionMatchFields, 'matchDate' | 'matchTime' | 'id'>;

/** A card with its match, and its place among all events in the order in which they happened. */
export interface CardInMatch {
  readonly matchId: number;
  readonly playerId: number;
  readonly teamId: number;
  readonly eventType: string;
  /** Null for a card that was entered with the result, without its minute. */
  readonly minute: number | null;
  readonly match: SuspensionMatchFields;
  readonly at: number;
}

export interface Sentence {
  readonly playerId: number;
  /** The team whose matches serve it. */
  readonly teamId: number;
  /** How many matches are to be missed; null: all, until somebody decides. */
  readonly matches: number | null;
  /** How many of them had been missed before, in matches that are not in the register. */
  readonly servedBefore: number;
  /** Only later matches count. */
  readonly after: PlayMoment;
  /** Its place among those given at the same moment: the id of the first sanction of its chain; 0 of cards. */
  readonly place: number;
  /** The days on which it bars, of one that no match serves. `from` is '' without a date of its own; null: without end. */
  readonly days?: { readonly from: string; readonly until: string | null };
  readonly cards: readonly CardInMatch[];
  readonly sanction?: Omit<BanSanction, 'servedElsewhere'>;
}

/** The end of a day, after every match of it. */
const endOfDay = (matchDate: string): PlayMoment => ({ matchDate, matchTime: '99:99', id: Number.MAX_SAFE_INTEGER });
const beginningOfDay = (matchDate: string): PlayMoment => ({ matchDate, matchTime: '', id: 0 });

/** The sentences of the sanctions of players, and the cards that these sanctions judge in place of the tournament's rules. */
export function sentencesOfSanctions(
  live: readonly LiveSanction[],
  matches: readonly SuspensionMatchFields[],
  cardsOf: (matchId: number, playerId: number) => readonly CardInMatch[],
): Sentence[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return live.flatMap(({ sanction, superseded }) => {
    const { subject, teamId } = sanction;
    if (subject.kind !== 'player') return [];
    // What was missed under a superseded sanction counts for the one that took its place.
    const first = superseded.at(-1) ?? sanction;
    const start = byId.get(first.matchId ?? 0);
    const cards = start ? cardsOf(start.id, subject.id) : [];
    return termsOf(sanction).map(({ isOpen, until, ...term }) => ({
      playerId: subject.id,
      teamId,
      ...term,
      after: start ?? (term.days?.from ? beginningOfDay(term.days.from) : endOfDay(first.decidedOn)),
      place: first.id,
      cards,
      sanction: banSanctionOf(sanction, isOpen, until),
    }));
  });
}

type Term = Pick<Sentence, 'matches' | 'servedBefore' | 'days'> & Pick<BanSanction, 'isOpen' | 'until'>;

const openTerm = (from: string): Term => ({
  matches: null,
  servedBefore: 0,
  days: { from, until: null },
  isOpen: true,
  until: null,
});

/** How each measure bars from playing; warnings, fines and the like do not. */
function termsOf({ status, measures }: StoredSanctionFields): Term[] {
  if (status === 'provisional' && measures.length === 0) return [openTerm('')];
  return measures.flatMap((measure: Measure): Term[] => {
    switch (measure.kind) {
      case 'matches': {
        const matches = measure.matches === null ? null : measure.matches - measure.onHold;
        return matches === 0 ? [] : [{ matches, servedBefore: measure.served, isOpen: matches === null, until: null }];
      }
      case 'until':
        return [{ matches: null, servedBefore: 0, days: measure, isOpen: false, until: measure.until }];
      case 'indefinite':
        return [openTerm(measure.from)];
      case 'expelled':
        return [openTerm('')];
      default:
        return [];
    }
  });
}

const pickReference = ({ id: _own, ...reference }: NonNullable<StoredSanctionFields['bulletin']>) => reference;

const banSanctionOf = (
  { id, status, article, decidedOn, bulletin }: StoredSanctionFields,
  isOpen: boolean,
  until: string | null,
): Omit<BanSanction, 'servedElsewhere'> => ({
  id,
  status: status === 'provisional' ? 'provisional' : 'decided',
  article,
  since: decidedOn,
  until,
  isOpen,
  bulletin: bulletin && pickReference(bulletin),
});
