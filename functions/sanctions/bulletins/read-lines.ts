/** Reads what a draft's lines are made of, and makes them. */

import { readSanctionedPeople } from '../../competition/discipline/present-sanctions.ts';
import { suspensionsOf } from '../../competition/publication/documents/suspension-documents.ts';
import { readTournamentData } from '../../competition/publication/documents/tournament-data.ts';
import { listBulletins, type StoredBulletin, type StoredBulletinLine } from '../../competition/records/bulletins.ts';
import { withPublicNames } from '../../competition/records/players.ts';
import { findSanctions, type StoredSanction } from '../../competition/records/sanctions.ts';
import { readTimeZone } from '../../competition/records/settings.ts';
import { localDay } from '../../platform/local-time.ts';
import { linesOfBulletin } from './lines.ts';

export interface DraftLines {
  readonly lines: StoredBulletinLine[];
  /** The sanctions of the draft that it can still tell: they were not deleted, and no other bulletin has published them. */
  readonly sanctions: StoredSanction[];
  readonly superseded: ReadonlyMap<number, StoredSanction>;
}

export async function readDraftLines(
  draft: Pick<StoredBulletin, 'tournamentId' | 'sanctionIds' | 'corrects'>,
  now: Date,
): Promise<DraftLines> {
  const { tournamentId, sanctionIds, corrects } = draft;
  const [found, source, timeZone, bulletins] = await Promise.all([
    findSanctions(sanctionIds),
    readTournamentData(tournamentId),
    readTimeZone(),
    listBulletins(tournamentId),
  ]);
  const byId = new Map(found.map((sanction) => [sanction.id, sanction]));
  // One in every tournament may stand in the drafts of several. A correction tells again what a bulletin has told.
  const sanctions = sanctionIds
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ bulletin }) => bulletin === null || corrects !== undefined);
  const replaced = await findSanctions(sanctions.flatMap(({ replaces }) => replaces ?? []));
  const superseded = new Map(replaced.map((sanction) => [sanction.id, sanction]));
  const people = await readSanctionedPeople(sanctions);
  const lines = linesOfBulletin(
    { corrects },
    {
      sanctions,
      superseded,
      people: { ...people, players: withPublicNames(people.players) },
      bans: source ? suspensionsOf(source, localDay(now, timeZone), 'all') : [],
      numbers: new Map([...(source?.players ?? [])].map(([id, { jerseyNumber }]) => [id, jerseyNumber])),
      published: bulletins.filter(({ number }) => number !== null),
    },
  );
  return { lines, sanctions, superseded };
}
