/** What was done to a team, its people or a lineup, as the rest of a sentence: 'sacó a Pérez (n.º 9) de Lanús'. */
import { isFieldChanged, type RecordedChange, type RecordedFields } from '../../domain/changes/recorded-change.ts';
import { joinNames } from '../../spanish/numbers.ts';
import { type ChangeNames, fromTo } from './change-names.ts';

/** 'el escudo y la ciudad' of those that changed; null when none did. */
function changedParts(change: RecordedChange, labels: Readonly<Record<string, string>>): string | null {
  const changed = Object.entries(labels).filter(([field]) => isFieldChanged(change, field));
  return changed.length > 0 ? joinNames([...new Set(changed.map(([, label]) => label))]) : null;
}

const teamParts = {
  logo: 'el escudo',
  shortName: 'el nombre corto',
  coach: 'el entrenador',
  city: 'la ciudad',
  foundationYear: 'el año de fundación',
};

export function teamChangeText(change: RecordedChange): string {
  const [old, now] = [change.before?.fields ?? {}, change.after?.fields ?? {}];
  const parts = changedParts(change, teamParts);
  const texts = [
    old.name === now.name ? null : `cambió el nombre del equipo: ${fromTo(`${old.name}`, `${now.name}`)}`,
    parts && `cambió ${parts} de ${now.name}`,
  ].filter((each) => each !== null);
  return texts.length > 0 ? texts.join('; ') : `guardó el equipo ${now.name} sin cambios`;
}

const playerParts = {
  firstName: 'el nombre',
  lastName: 'el nombre',
  jerseyNumber: 'el número',
  position: 'la posición',
  role: 'la posición',
  isStarter: 'si es titular',
  status: 'el estado',
  dateOfBirth: 'la fecha de nacimiento',
  fitUntil: 'el apto médico',
  pendingMatchId: 'la aprobación',
};
const staffParts = { name: 'el nombre', role: 'la función', phone: 'el teléfono', email: 'el e-mail' };

const playerName = ({ firstName, lastName, jerseyNumber }: RecordedFields): string =>
  `${firstName} ${lastName} (n.º ${jerseyNumber})`;
const staffName = ({ name }: RecordedFields): string => `${name}`;

export const playerChangeText = (change: RecordedChange, names: ChangeNames): string =>
  memberChangeText(change, names, playerName, playerParts);
export const staffChangeText = (change: RecordedChange, names: ChangeNames): string =>
  memberChangeText(change, names, staffName, staffParts);

/** Somebody who is in a team for the first time there has a later version when he comes from another one. */
function memberChangeText(
  change: RecordedChange,
  { team }: ChangeNames,
  nameOf: (fields: RecordedFields) => string,
  labels: Readonly<Record<string, string>>,
): string {
  const { before, after } = change;
  if (before === null) {
    const fields = after?.fields ?? {};
    return `${(after?.version ?? 1) > 1 ? 'pasó' : 'agregó'} a ${nameOf(fields)} a ${team(fields.teamId)}`;
  }
  if (after === null) return `sacó a ${nameOf(before.fields)} de ${team(before.fields.teamId)}`;
  const parts = changedParts(change, labels);
  const who = `${nameOf(after.fields)}, de ${team(after.fields.teamId)}`;
  return parts ? `cambió ${parts} de ${who}` : `guardó a ${who} sin cambios`;
}

/** `match` is the match that the lineup is for; null for a usual one, or where all changes are of the same match. */
export function lineupChangeText(
  { before, after }: RecordedChange,
  { team }: ChangeNames,
  match: string | null,
): string {
  const whose = team((after ?? before)?.fields.teamId);
  return `${before === null ? 'armó' : 'cambió'} la alineación de ${whose}${match === null ? '' : ` para ${match}`}`;
}
