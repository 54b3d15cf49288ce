/** What was done to a sanction or a bulletin, as the rest of a sentence: 'anuló la sanción de Pérez'. */
import {
  isFieldChanged,
  isMovedSanction,
  type RecordedChange,
  type RecordedFields,
} from '../../domain/changes/recorded-change.ts';
import type { SanctionSubject } from '../../domain/schemas/sanction.ts';
import { joinNames } from '../../spanish/numbers.ts';
import { bulletinName, describeMeasures } from '../sanctions.ts';
import type { ChangeNames } from './change-names.ts';

const sanctionParts: Readonly<Record<string, string>> = {
  subject: 'de quién es',
  measures: 'las medidas',
  status: 'el estado',
  reason: 'el motivo',
  article: 'el artículo',
  decidedOn: 'la fecha',
  origin: 'el origen',
  matchId: 'el partido',
  replaces: 'qué reemplaza',
  tournamentId: 'en qué torneos vale',
};

const bulletinParts: Readonly<Record<string, string>> = {
  title: 'el título',
  date: 'la fecha',
  notices: 'los avisos',
  sanctionIds: 'las sanciones',
  corrects: 'qué corrige',
};

const changedParts = (change: RecordedChange, parts: Readonly<Record<string, string>>): string =>
  joinNames(Object.entries(parts).flatMap(([field, label]) => (isFieldChanged(change, field) ? [label] : [])));

function nameOfSubject(fields: RecordedFields, { player, official, team }: ChangeNames): string {
  const subject = fields.subject as SanctionSubject;
  switch (subject.kind) {
    case 'player':
      return player(subject.id);
    case 'staff':
      return official(subject.id);
    case 'team':
      return team(subject.id);
    case 'other':
      return subject.name;
  }
}

const nameOf = (bulletin: unknown): string => bulletinName(bulletin as Parameters<typeof bulletinName>[0]);

export function sanctionChangeText(change: RecordedChange, names: ChangeNames): string {
  const { before, after } = change;
  const fields = (after ?? before)?.fields ?? {};
  const sanction = `la sanción de ${nameOfSubject(fields, names)}`;
  const measures = describeMeasures(fields as unknown as Parameters<typeof describeMeasures>[0]);
  if (before === null) return `${arrivalVerb(change)} ${sanction}: ${measures}`;
  if (after === null) return `borró ${sanction}: ${measures}`;
  if (isFieldChanged(change, 'status') && after.fields.status === 'annulled') return `anuló ${sanction}`;
  if (isFieldChanged(change, 'bulletin'))
    return `publicó ${sanction} en el ${nameOf(after.fields.bulletin)}: ${measures}`;
  const parts = changedParts(change, sanctionParts);
  if (parts === '') return `guardó ${sanction} sin cambios`;
  return `cambió ${sanction}: ${parts}${isFieldChanged(change, 'measures') ? `. Ahora: ${measures}` : ''}`;
}

function arrivalVerb(change: RecordedChange): string {
  if (isMovedSanction(change)) return 'pasó a este torneo';
  return change.after?.fields.isRestored === true ? 'recuperó' : 'cargó';
}

export function bulletinChangeText(change: RecordedChange): string {
  const { before, after } = change;
  const { number, date, corrects } = (after ?? before)?.fields ?? {};
  const year = Number(String(date).slice(0, 4));
  const erratum = typeof corrects === 'number' ? `, fe de erratas del ${nameOf({ number: corrects, year })}` : '';
  if (before === null) return `empezó un boletín${erratum}`;
  if (after === null) return 'descartó el borrador de un boletín';
  if (isFieldChanged(change, 'number')) return `publicó el ${nameOf({ number, year })}${erratum}`;
  const parts = changedParts(change, bulletinParts);
  return parts === '' ? 'guardó el borrador del boletín sin cambios' : `cambió el borrador del boletín: ${parts}`;
}
