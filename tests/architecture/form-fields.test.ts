/**
 * Every field of an entity's form schema has an input in its form, and stands wherever the entity's fields are told one by
 * one, or is left out there on purpose: the type checker cannot notice a missing one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canchaForm } from '#shared/domain/schemas/cancha.ts';
import { groupForm } from '#shared/domain/schemas/group.ts';
import { matchForm } from '#shared/domain/schemas/match.ts';
import { editableEventFields } from '#shared/domain/schemas/match-event.ts';
import { playerForm } from '#shared/domain/schemas/player.ts';
import { settingsForm } from '#shared/domain/schemas/settings.ts';
import { staffForm } from '#shared/domain/schemas/staff.ts';
import { teamForm } from '#shared/domain/schemas/team.ts';
import { tournamentForm } from '#shared/domain/schemas/tournament.ts';
import { newUserForm } from '#shared/domain/schemas/user.ts';

/** Of each form: the folder of its feature, its fields, and the fields that are not set by an input. */
const formsByFeature: [feature: string, form: object, elsewhere: readonly string[]][] = [
  ['players', playerForm, []],
  ['teams', teamForm, []],
  ['staff', staffForm, ['teamId']],
  ['canchas', canchaForm, []],
  ['tournaments', tournamentForm, []],
  ['tournaments', groupForm, []],
  ['matches', matchForm, ['isPlayoff']],
  ['matches/events', editableEventFields, []],
  ['users', newUserForm, []],
  ['settings', settingsForm, []],
];

const sourceTextOfFeature = (feature: string): string =>
  readdirSync(`web/features/${feature}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`web/features/${feature}/${file}`, 'utf8'))
    .join('\n');

/**
 * Whether an input sets the field, as in `register('name')`, `setValue('teamIds', …)` or
 * `register(\`adjustments.0.reason\`)`.
 */
const hasInputForField = (field: string, sources: string): boolean =>
  new RegExp(`\\b(register|setValue)\\(\\s*['\`]${field}['\`.]`).test(sources);

test.each(formsByFeature)('the form in %s shows an input for every field', (feature, form, elsewhere) => {
  const sources = sourceTextOfFeature(feature);
  const missing = Object.keys(form).filter((field) => !elsewhere.includes(field) && !hasInputForField(field, sources));
  expect(missing).toEqual([]);
});

/** Where fields are told one by one: in a file for spreadsheets, a pasted list, the sheet at the pitch, and 'Cambios'. */
const toldIn: [file: string, form: object, leftOut: readonly string[]][] = [
  ['shared/text/csv-tables.ts', playerForm, ['role']],
  ['shared/text/csv-tables.ts', matchForm, ['location', 'isPlayoff', 'canchaId', 'refereeId', 'assistantId']],
  ['shared/text/pasted-lists/read-players.ts', playerForm, ['teamId', 'isStarter', 'status', 'role']],
  ['shared/text/pasted-lists/read-teams.ts', teamForm, ['logo']],
  ['shared/text/pasted-lists/read-canchas.ts', canchaForm, ['disponible']],
  ['shared/domain/schemas/sheet-view.ts', playerForm, ['teamId', 'dateOfBirth', 'status', 'role']],
  ['shared/text/changes/match-changes.ts', matchForm, []],
  ['shared/text/changes/tournament-changes.ts', tournamentForm, []],
];

test.each(toldIn)('%s tells every field that is not left out there on purpose', (file, form, leftOut) => {
  const source = readFileSync(file, 'utf8');
  const untold = Object.keys(form).filter((field) => !new RegExp(`\\b${field}\\b`).test(source));
  expect(untold).toEqual(leftOut);
});
