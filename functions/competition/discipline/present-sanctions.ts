/** Presents sanctions with the names of whom they are about. */
import { type Sanction, sanction as schema } from '#shared/domain/schemas/sanction.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { readPlayersById, type StoredPlayer } from '../records/players.ts';
import type { StoredSanction } from '../records/sanctions.ts';
import { readStaffMembersById, type StoredStaff } from '../records/staff.ts';
import { readTeamsById, type StoredTeam } from '../records/teams.ts';

/** Everybody whom sanctions are about, by id. */
export interface SanctionedPeople {
  readonly players: ReadonlyMap<number, StoredPlayer>;
  readonly staff: ReadonlyMap<number, StoredStaff>;
  readonly teams: ReadonlyMap<number, StoredTeam>;
}

type NamedSanction = Pick<StoredSanction, 'subject' | 'teamId'>;

export async function readSanctionedPeople(sanctions: readonly NamedSanction[]): Promise<SanctionedPeople> {
  const idsOf = (kind: 'player' | 'staff') =>
    new Set(sanctions.flatMap(({ subject }) => (subject.kind === kind ? [subject.id] : [])));
  const teamIds = new Set(sanctions.flatMap(({ teamId }) => (teamId === 0 ? [] : [teamId])));
  const [players, staff, teams] = await Promise.all([
    readPlayersById(idsOf('player')),
    readStaffMembersById(idsOf('staff')),
    readTeamsById([...teamIds]),
  ]);
  return { players, staff, teams };
}

export const presentSanction = (sanction: StoredSanction, people: SanctionedPeople): Sanction =>
  pickFields(schema, {
    ...sanction,
    subjectName: nameOfSubject(sanction, people),
    teamName: people.teams.get(sanction.teamId)?.name ?? '',
  });

export async function presentSanctions(sanctions: readonly StoredSanction[]): Promise<Sanction[]> {
  const people = await readSanctionedPeople(sanctions);
  return sanctions.map((sanction) => presentSanction(sanction, people));
}

export function nameOfSubject({ subject }: NamedSanction, { players, staff, teams }: SanctionedPeople): string {
  switch (subject.kind) {
    case 'player': {
      const { firstName = 'Jugador', lastName = 'desconocido' } = players.get(subject.id) ?? {};
      return `${firstName} ${lastName}`;
    }
    case 'staff':
      return staff.get(subject.id)?.name ?? 'Persona desconocida';
    case 'team':
      return teams.get(subject.id)?.name ?? 'Equipo desconocido';
    case 'other':
      return subject.name;
  }
}
