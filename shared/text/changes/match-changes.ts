/** What was done to a match, as the rest of a sentence: 'corrigió el resultado de Lanús - Banfield: 2 - 1 → 2 - 2'. */
import { isFieldChanged, type RecordedChange, type RecordedFields } from '../../domain/changes/recorded-change.ts';
import { joinNames } from '../../spanish/numbers.ts';
import { formatShortDate, formatTime } from '../dates.ts';
import { type ChangeNames, fromTo } from './change-names.ts';

export const matchName = ({ homeTeamId, awayTeamId }: RecordedFields, { team }: ChangeNames): string =>
  `${team(homeTeamId)} - ${team(awayTeamId)}`;

/** `of` names the match: ' de Lanús - Banfield', or '' where all changes are of the same match. */
export function matchChangeText(change: RecordedChange, names: ChangeNames, of: string): string {
  const { before, after } = change;
  const label = (fields: RecordedFields) => `${matchName(fields, names)} (${fields.round}, ${dateText(fields, names)})`;
  if (before === null) {
    const verb = (after?.version ?? 1) > 1 ? 'recuperó' : 'creó';
    return `${verb} el partido ${label(after?.fields ?? {})}`;
  }
  if (after === null) return `borró el partido ${label(before.fields)}`;
  const told = partsOfChange.flatMap((part) => part(change, before.fields, after.fields, names, of) ?? []);
  // The match is named once.
  const [first, ...others] = told;
  if (first === undefined) return `guardó el partido${of} sin cambios`;
  return [first, ...others.map((text) => text.replace(of, ''))].join('; ');
}

type Part = (
  change: RecordedChange,
  before: RecordedFields,
  after: RecordedFields,
  names: ChangeNames,
  of: string,
) => string | null;

const changesAny = (change: RecordedChange, fields: readonly string[]): boolean =>
  fields.some((field) => isFieldChanged(change, field));

/** '2 - 1', '1 - 1 (4-3 pen.)', '3 - 0 (W.O.)'; 'sin resultado' without one. */
function resultText({ homeScore, awayScore, homePenalties, awayPenalties, walkover }: RecordedFields): string {
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return 'sin resultado';
  const shootOut = typeof homePenalties === 'number' ? ` (${homePenalties}-${awayPenalties} pen.)` : '';
  return `${homeScore} - ${awayScore}${typeof walkover === 'string' ? ' (W.O.)' : shootOut}`;
}

const resultFields = ['homeScore', 'awayScore', 'homePenalties', 'awayPenalties', 'walkover'];

const tellResult: Part = (change, before, after, _names, of) => {
  if (!changesAny(change, [...resultFields, 'status'])) return null;
  const [old, now] = [resultText(before), resultText(after)];
  switch (after.status) {
    case 'completed':
      return before.status === 'completed'
        ? `corrigió el resultado${of}: ${fromTo(old, now)}`
        : `cargó el resultado${of}: ${now}`;
    case 'in_progress':
      if (before.status === 'in_progress') return `cambió el marcador${of}: ${fromTo(old, now)}`;
      return `${before.status === 'completed' ? 'reabrió' : 'puso en juego'} el partido${of}`;
    case 'cancelled':
      return `canceló el partido${of}`;
    case 'postponed':
      return `postergó el partido${of} sin fecha nueva`;
    case 'scheduled':
      return `volvió a programar el partido${of}`;
    default:
      return `cambió el estado del partido${of}`;
  }
};

function dateText({ matchDate, matchTime }: RecordedFields, { today }: ChangeNames): string {
  const time = typeof matchTime === 'string' ? formatTime(matchTime) : '';
  return typeof matchDate === 'string' ? `${formatShortDate(matchDate, today)} ${time}`.trim() : time;
}

const tellDate: Part = (change, before, after, names, of) =>
  changesAny(change, ['matchDate', 'matchTime'])
    ? `cambió la fecha${of}: ${fromTo(dateText(before, names), dateText(after, names))}`
    : null;

/** A part for one field whose values have names. */
const tellField =
  (field: string, what: string, nameOf: (value: unknown, names: ChangeNames) => string): Part =>
  (change, before, after, names, of) =>
    isFieldChanged(change, field)
      ? `cambió ${what}${of}: ${fromTo(nameOf(before[field], names), nameOf(after[field], names))}`
      : null;

const tellTeams: Part = (change, before, after, names, of) =>
  changesAny(change, ['homeTeamId', 'awayTeamId'])
    ? `cambió los equipos${of}: ${fromTo(matchName(before, names), matchName(after, names))}`
    : null;

/** Told only where the result stays: a new result says enough. */
const tellWhatScoreFollows: Part = (change, _before, after, _names, of) => {
  if (!isFieldChanged(change, 'scoreFollowsEvents') || changesAny(change, [...resultFields, 'status'])) return null;
  return after.scoreFollowsEvents === true
    ? `hizo que el resultado${of} vuelva a seguir a los goles de la planilla`
    : `dejó fijo el resultado${of}: ya no sigue a los goles de la planilla`;
};

const tellOthers: Part = (change, _before, _after, _names, of) => {
  const told = Object.entries(otherFields).filter(([field]) => isFieldChanged(change, field));
  const what = [...new Set(told.map(([, name]) => name))];
  return what.length > 0 ? `cambió ${joinNames(what)}${of}` : null;
};

const otherFields: Readonly<Record<string, string>> = {
  groupId: 'la zona',
  isPlayoff: 'si es de playoffs',
  homeGoalkeeperId: 'los arqueros',
  awayGoalkeeperId: 'los arqueros',
  sheetUserIds: 'quién lleva la planilla',
};

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '–');

const partsOfChange: readonly Part[] = [
  tellResult,
  tellWhatScoreFollows,
  tellDate,
  tellField('canchaId', 'la cancha', (id, { cancha }) => cancha(id)),
  tellField('location', 'el lugar', text),
  tellField('refereeId', 'el árbitro', (id, { official }) => official(id)),
  tellField('assistantId', 'el asistente', (id, { official }) => official(id)),
  tellTeams,
  tellField('round', 'la ronda', text),
  tellOthers,
];
