/** What was done to a tournament, a zona or a sheet, as the rest of a sentence: 'agregó a Lanús y Banfield al torneo'. */
import { isFieldChanged, type RecordedChange, type RecordedFields } from '../../domain/changes/recorded-change.ts';
import { joinNames } from '../../spanish/numbers.ts';
import { tournamentStatusLabels } from '../labels.ts';
import { type ChangeNames, fromTo } from './change-names.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The teams that came and those that left; null when neither did. */
function teamsText(before: RecordedFields, after: RecordedFields, { team }: ChangeNames, to: string, from: string) {
  const [old, now] = [listOf(before.teamIds), listOf(after.teamIds)];
  const named = (ids: readonly unknown[]) => joinNames(ids.map(team));
  const [joined, left] = [now.filter((id) => !old.includes(id)), old.filter((id) => !now.includes(id))];
  const texts = [
    ...(joined.length > 0 ? [`agregó a ${named(joined)} ${to}`] : []),
    ...(left.length > 0 ? [`quitó a ${named(left)} ${from}`] : []),
  ];
  return texts.length > 0 ? texts.join('; ') : null;
}

const plainFields: Readonly<Record<string, string>> = {
  description: 'la descripción del torneo',
  startDate: 'las fechas del torneo',
  endDate: 'las fechas del torneo',
  rules: 'las reglas del torneo',
  adjustments: 'las sanciones y bonificaciones de puntos',
  bands: 'las marcas de la tabla',
  withdrawals: 'los retiros de equipos',
  fixtureSeed: 'el fixture',
  eligibilityExceptions: 'las excepciones para jugar',
};

export function tournamentChangeText(change: RecordedChange, names: ChangeNames): string {
  const { before, after } = change;
  if (before === null) return `creó el torneo ${after?.fields.name ?? ''}`.trim();
  if (after === null) return `borró el torneo ${before.fields.name ?? ''}`.trim();
  const [old, now] = [before.fields, after.fields];
  const status = (value: unknown) => (tournamentStatusLabels as Record<string, string>)[String(value)] ?? String(value);
  const plain = Object.entries(plainFields).filter(([field]) => isFieldChanged(change, field));
  const texts = [
    isFieldChanged(change, 'name') ? `cambió el nombre del torneo: ${fromTo(`${old.name}`, `${now.name}`)}` : null,
    isFieldChanged(change, 'status')
      ? `cambió el estado del torneo: ${fromTo(status(old.status), status(now.status))}`
      : null,
    teamsText(old, now, names, 'al torneo', 'del torneo'),
    plain.length > 0 ? `cambió ${joinNames([...new Set(plain.map(([, what]) => what))])}` : null,
  ].filter((each) => each !== null);
  return texts.length > 0 ? texts.join('; ') : 'guardó el torneo sin cambios';
}

export function groupChangeText({ before, after }: RecordedChange, names: ChangeNames): string {
  const [old, now] = [before?.fields ?? {}, after?.fields ?? {}];
  if (before === null) return `creó ${now.name ?? 'una zona'}`;
  if (after === null) return `borró ${old.name ?? 'una zona'}`;
  const renamed = old.name === now.name ? null : `cambió el nombre de la zona: ${fromTo(`${old.name}`, `${now.name}`)}`;
  const teams = teamsText(old, now, names, `a ${now.name}`, `de ${now.name}`);
  const texts = [renamed, teams].filter((each) => each !== null);
  return texts.length > 0 ? texts.join('; ') : `guardó ${now.name} sin cambios`;
}

/** `of` names the match: ' de Lanús - Banfield', or ''. */
export function sheetChangeText(change: RecordedChange, of: string): string {
  const [old, now] = [change.before?.fields ?? {}, change.after?.fields ?? {}];
  if (change.after === null) return `borró la planilla${of}`;
  const waiting = (fields: RecordedFields) => listOf(fields.unapplied).length;
  const texts = [
    isFieldChanged(change, 'end') ? `${endText(old.end, now.end)} la planilla${of}` : null,
    ...confirmations(old, now).map((text) => `${text}${of}`),
    waiting(now) > waiting(old) ? `mandó a la planilla${of} algo que quedó sin aplicar` : null,
    waiting(now) < waiting(old) ? `resolvió algo sin aplicar de la planilla${of}` : null,
  ].filter((each) => each !== null);
  return texts.length > 0 ? texts.join('; ') : `cambió la planilla${of}`;
}

/** A second end only adds its remark to the first one. */
function endText(old: unknown, now: unknown): string {
  if (now === null || now === undefined) return 'reabrió';
  return old === null || old === undefined ? 'cerró' : 'agregó una observación a';
}

function confirmations(old: RecordedFields, now: RecordedFields): string[] {
  const at = (fields: RecordedFields, side: string) =>
    (fields.confirmedAt as Readonly<Record<string, unknown>> | null | undefined)?.[side] ?? null;
  return [['home', 'local'] as const, ['away', 'visitante'] as const].flatMap(([side, name]) => {
    if (at(old, side) === at(now, side)) return [];
    return [
      `${at(now, side) === null ? `quitó la confirmación del ${name} en` : `confirmó por el ${name}`} la planilla`,
    ];
  });
}
