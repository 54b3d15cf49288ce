/**
 * Every field of an entity's form schema has an input in its form, and is named in each file that handles the entity's
 * fields one by one, unless this test lists it as left out there. The type checker notices neither.
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

/** Files that handle an entity's fields one by one: downloads, pasted lists, the sheet at the pitch, 'Cambios'. */
const filesNamingFields: [file: string, form: object, leftOut: readonly string[]][] = [
  ['shared/text/csv-tables.ts', playerForm, ['role', 'fitUntil']],
  ['shared/text/csv-tables.ts', matchForm, ['location', 'isPlayoff', 'canchaId', 'refereeId', 'assistantId']],
  ['shared/text/pasted-lists/read-players.ts', playerForm, ['teamId', 'isStarter', 'status', 'role', 'fitUntil']],
  ['shared/text/pasted-lists/read-teams.ts', teamForm, ['logo']],
  ['shared/text/pasted-lists/read-canchas.ts', canchaForm, ['disponible', 'excludedDates']],
  ['shared/text/pasted-lists/read-officials.ts', staffForm, ['teamId']],
  ['shared/domain/schemas/sheet-view.ts', playerForm, ['teamId', 'dateOfBirth', 'status', 'role', 'fitUntil']],
  ['shared/text/changes/match-changes.ts', matchForm, []],
  ['shared/text/changes/tournament-changes.ts', tournamentForm, []],
];

test.each(filesNamingFields)('%s names every field of its form but those listed as left out', (file, form, leftOut) => {
  const source = readFileSync(file, 'utf8');
  const unnamed = Object.keys(form).filter((field) => !new RegExp(`\\b${field}\\b`).test(source));
  expect(unnamed).toEqual(leftOut);
});
