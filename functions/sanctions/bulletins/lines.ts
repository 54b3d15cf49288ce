/** Makes the lines of a bulletin: first the sanctions it names, then the bans that cards gave since the last one. */
import type { BulletinForm } from '#shared/domain/schemas/bulletin.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { bulletinName, describeComputedBan, describeSanction } from '#shared/text/sanctions.ts';
import { nameOfSubject, type SanctionedPeople } from '../../competition/discipline/present-sanctions.ts';
import { keyOfBan } from '../../competition/discipline/told-bans.ts';
import type { StoredBulletin, StoredBulletinLine } from '../../competition/records/bulletins.ts';
import type { StoredSanction } from '../../competition/records/sanctions.ts';

export interface LinesSource {
  /** The sanctions that the bulletin names, in its order. */
  readonly sanctions: readonly StoredSanction[];
  /** Those that they supersede, by id. */
  readonly superseded: ReadonlyMap<number, StoredSanction>;
  readonly people: SanctionedPeople;
  /** The bans of the tournament, as whoever reads the bulletin will know them. */
  readonly bans: readonly Suspension[];
  /** The shirt numbers of banned players, by player id. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The bulletins that the tournament has published. */
  readonly published: readonly StoredBulletin[];
}

export function linesOfBulletin(
  { corrects }: Pick<BulletinForm, 'corrects'>,
  source: LinesSource,
): StoredBulletinLine[] {
  const decided = source.sanctions.map((sanction) => lineOfSanction(sanction, source));
  // What corrects an earlier bulletin tells that alone.
  return corrects === undefined ? [...decided, ...linesOfComputedBans(source)] : decided;
}

function lineOfSanction(sanction: StoredSanction, { superseded, people }: LinesSource): StoredBulletinLine {
  const replaced = superseded.get(sanction.replaces ?? 0)?.bulletin;
  const described = (isWhole: boolean) => describeSanction(sanction, replaced ? bulletinName(replaced) : null, isWhole);
  const { subject, id } = sanction;
  return {
    sanctionId: id,
    subjectName: nameOfSubject(sanction, people),
    number: subject.kind === 'player' ? (people.players.get(subject.id)?.jerseyNumber ?? null) : null,
    teamName: people.teams.get(sanction.teamId)?.name ?? '',
    text: described(true),
    isPerson: subject.kind !== 'team',
    openText: described(false),
  };
}

/** Bans that no sanction gave and no bulletin has told, unless they were served before the last one. */
function linesOfComputedBans({ bans, numbers, published }: LinesSource): StoredBulletinLine[] {
  const told = new Set(published.flatMap(({ lines }) => lines.flatMap(({ ban }) => ban ?? [])));
  const isFirst = published.length === 0;
  return bans
    .filter((ban) => !ban.sanction && !told.has(keyOfBan(ban)) && (ban.remaining > 0 || !isFirst))
    .map((ban) => {
      const text = describeComputedBan(ban);
      return {
        sanctionId: null,
        subjectName: ban.playerName,
        number: numbers.get(ban.playerId) ?? null,
        teamName: ban.teamName,
        text,
        isPerson: true,
        openText: text,
        ban: keyOfBan(ban),
      };
    });
}
