/** Which people may do which action, as a table: one line per action. */
import { expect, test } from 'vitest';
import { type Action, type Actor, can, type PermissionSubject } from '#shared/domain/permissions.ts';

const actors: Record<string, Actor> = {
  anonymous: null,
  fan: { id: 1, roles: [], teamId: 0 },
  coach: { id: 2, roles: ['DT'], teamId: 5 },
  admin: { id: 3, roles: ['Admin'], teamId: 0 },
  keeper: { id: 4, roles: ['Planillero'], teamId: 0 },
  link: { sheetOfMatchId: 7 },
};
const permissionSubjectOfTeams = (...teamIds: number[]): PermissionSubject => ({ teamIds });

test.each<[Action, PermissionSubject | undefined, string]>([
  ['public.read', undefined, 'anonymous fan coach admin keeper link'],
  ['people.read', undefined, 'fan coach admin keeper'],
  ['account.use', undefined, 'fan coach admin keeper'],
  ['account.read', undefined, 'fan coach admin keeper'],
  ['account.read', { userId: 2 }, 'coach admin'],
  ['users.manage', undefined, 'admin'],
  ['competition.manage', undefined, 'admin'],
  ['canchas.manage', undefined, 'coach admin'],
  ['canchas.manage', { createdBy: 2 }, 'coach admin'],
  ['canchas.manage', { createdBy: 3 }, 'admin'],
  ['canchas.manage', { createdBy: 1 }, 'admin'],
  ['canchas.manage', {}, 'admin'],
  ['logo.paste', undefined, 'admin'],
  ['team.manage', undefined, 'coach admin'],
  ['team.manage', {}, 'admin'],
  ['team.manage', permissionSubjectOfTeams(5), 'coach admin'],
  ['team.manage', permissionSubjectOfTeams(5, 5), 'coach admin'],
  ['team.manage', permissionSubjectOfTeams(6), 'admin'],
  ['team.manage', permissionSubjectOfTeams(5, 6), 'admin'],
  ['team.manage', permissionSubjectOfTeams(0), 'admin'],
  ['people.readPrivate', permissionSubjectOfTeams(5), 'coach admin'],
  ['people.readPrivate', permissionSubjectOfTeams(6), 'admin'],
  ['sheet.keep', undefined, 'admin keeper link'],
  ['sheet.keep', { matchId: 7, sheetUserIds: [] }, 'admin link'],
  ['sheet.keep', { matchId: 7 }, 'admin link'],
  ['sheet.keep', { matchId: 8, sheetUserIds: [1, 4] }, 'admin keeper'],
  ['report.read', undefined, 'coach admin keeper'],
  ['report.read', { matchId: 7, teamIds: [5, 6], sheetUserIds: [4] }, 'coach admin keeper'],
  ['report.read', { matchId: 7, teamIds: [6, 8] }, 'admin'],
  ['eligibility.read', undefined, 'coach admin'],
  ['eligibility.read', permissionSubjectOfTeams(5, 6), 'coach admin'],
  ['eligibility.read', permissionSubjectOfTeams(6, 8), 'admin'],
])('the action %s on %j is allowed to: %s', (action, subject, allowed) => {
  const names = Object.keys(actors).filter((name) => can(actors[name] ?? null, action, subject));
  expect(names.join(' ')).toBe(allowed);
});

test('a coach without a team manages no team, not even the team 0', () => {
  const withoutTeam: Actor = { id: 4, roles: ['DT'], teamId: 0 };
  expect(can(withoutTeam, 'team.manage', permissionSubjectOfTeams(0))).toBe(false);
  expect(can(withoutTeam, 'team.manage', permissionSubjectOfTeams(5))).toBe(false);
  expect(can(withoutTeam, 'report.read', permissionSubjectOfTeams(0, 5))).toBe(false);
  expect(can(withoutTeam, 'eligibility.read', permissionSubjectOfTeams(0, 5))).toBe(false);
});

test('somebody who no longer has the role Planillero keeps no sheet', () => {
  expect(can({ id: 4, roles: [], teamId: 0 }, 'sheet.keep', { matchId: 7, sheetUserIds: [4] })).toBe(false);
});

test('a former coach manages no team', () => {
  expect(can({ id: 4, roles: [], teamId: 5 }, 'team.manage', permissionSubjectOfTeams(5))).toBe(false);
});
