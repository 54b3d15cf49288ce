/** The outlook of a team as the mark of its row in a table, and which of its bands are told. */
import { lastPlaceOf } from '../../domain/outlook/aim.ts';
import { reasonAtTheEnd } from '../../domain/outlook/explanation/reason.ts';
import type { Band } from '../../domain/schemas/band.ts';
import type { BandOutlook, OutlookState, TableOutlook } from '../../domain/schemas/outlook.ts';
import { voiceOf } from './outlook-voice.ts';

export interface OutlookMark {
  readonly sign: string;
  readonly words: string;
  /** The band, where the words may be of several: 'Copa de Oro'; '' where they need none. */
  readonly label: string;
  /** Whether it is certain to be well or badly; null while it is open. */
  readonly isGood: boolean | null;
}

/** The signs differ by their shape, not by colour alone. */
const signs: { readonly [State in Exclude<OutlookState, 'unknown'>]: string } = {
  secured: '✓',
  securedUnlessTied: '✓',
  ownHands: '●',
  dependsOnOthers: '○',
  onlyByTie: '○',
  out: '✕',
};

/** A band with what the outlook says of one team. */
export interface ToldBand {
  readonly band: Band;
  /** Its place among the bands of the table. */
  readonly at: number;
  readonly outlook: BandOutlook;
}

const isSure = ({ outlook }: ToldBand): boolean => outlook.state === 'secured';
const isLost = ({ outlook }: ToldBand): boolean => outlook.state === 'out';

/**
 * The bands of which something is told to a team. Of several good ones that are sure only the best is; one that is lost
 * only when all good ones are, and then the last of them. That a qualified team is saved goes without saying.
 *
 * @param bands those of the table, in the order of the outlook's
 */
export function bandsToTell(bands: readonly Band[], outlooks: readonly BandOutlook[]): ToldBand[] {
  const known = bands.flatMap((band, at) => {
    const outlook = outlooks[at];
    return outlook && outlook.state !== 'unknown' ? [{ band, at, outlook }] : [];
  });
  const good = known.filter(({ band }) => band.kind === 'good').sort((a, b) => a.band.to - b.band.to);
  const bestSure = good.findIndex(isSure);
  const inReach = (bestSure < 0 ? good : good.slice(0, bestSure + 1)).filter((each) => !isLost(each));
  const toldOfGood = inReach.length > 0 ? inReach : good.slice(-1);
  const bad = known.filter(({ band }) => band.kind === 'bad');
  return [...toldOfGood, ...(bestSure < 0 ? bad : bad.filter((each) => !isSure(each)))];
}

/** In the last three rounds, each row says how its team stands; before, only what is certain. */
const roundsOfAllStates = 3;

/** Where nothing but the name separates two teams across the aim of a complete table. */
export const markOfLots: OutlookMark = { sign: '?', words: 'Define un sorteo', label: '', isGood: null };

type PlacedTeam = Parameters<typeof reasonAtTheEnd>[1][number];

/**
 * The mark of a team's row: what is lost or sure; else how it stands for the good band that is next within its reach, or
 * for a bad one. Null where nothing is to be said.
 *
 * @param bands those of the table, in the order of the outlook's
 */
export function markOfTeam(
  teamId: number,
  { teams, matchesLeft }: TableOutlook,
  { bands, rows }: { readonly bands: readonly Band[]; readonly rows: readonly PlacedTeam[] },
): OutlookMark | null {
  const team = teams.find((each) => each.teamId === teamId);
  const isNearTheEnd = matchesLeft * 2 <= teams.length * roundsOfAllStates;
  const told = bandsToTell(bands, team?.bands ?? []).filter(
    ({ outlook: { state } }) => isNearTheEnd || state === 'secured' || state === 'out' || state === 'securedUnlessTied',
  );
  const chosen = mostTelling(told);
  if (!chosen) return null;
  const isByLots = matchesLeft === 0 && reasonAtTheEnd(teamId, rows, lastPlaceOf(chosen.band)) !== null;
  if (isByLots) return markOfLots;
  const mark = markOf(chosen);
  return { ...mark, label: mark.words !== chosen.band.label && mayBeOfSeveral(chosen, bands) ? chosen.band.label : '' };
}

/** 'Descendió' says which band it is of as long as there is one, 'Sin chances' is of all good ones; open states are of any. */
function mayBeOfSeveral(chosen: ToldBand, bands: readonly Band[]): boolean {
  if (!isSure(chosen) && !isLost(chosen)) return bands.length > 1;
  const { kind } = chosen.band;
  return !(kind === 'good' && isLost(chosen)) && bands.filter((band) => band.kind === kind).length > 1;
}

function mostTelling(told: readonly ToldBand[]): ToldBand | undefined {
  const [good, bad] = (['good', 'bad'] as const).map((kind) => told.filter(({ band }) => band.kind === kind));
  const isOpen = (each: ToldBand) => !isSure(each) && !isLost(each);
  return (
    bad?.find(isLost) ?? good?.find(isSure) ?? good?.findLast(isOpen) ?? bad?.find(isOpen) ?? good?.[0] ?? bad?.[0]
  );
}

/** The state in words, without the band. */
export function markOf({ band, outlook: { state } }: ToldBand): OutlookMark {
  if (state === 'unknown') throw new Error('Nothing is told of a band that is not proven');
  return {
    sign: signs[state],
    words: voiceOf(band).stateWords[state],
    label: '',
    isGood: state === 'secured' ? true : state === 'out' ? false : null,
  };
}
