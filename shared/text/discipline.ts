/** Who is barred in a tournament, and whose ban ended since its last bulletin, as 'Disciplina' tells it. */
import type { LocatedBulletin } from '../domain/schemas/bulletin.ts';
import type { Suspension } from '../domain/schemas/suspension.ts';
import { capitalize } from '../spanish/capitalized.ts';
import { formatShortDate } from './dates.ts';
import { describeBan, formatSuspensionReason } from './suspension-reasons.ts';

export interface ToldBan extends Pick<Suspension, 'playerId' | 'playerName' | 'teamId' | 'teamName'> {
  /** Why, and until when. */
  readonly text: string;
  readonly bulletin: LocatedBulletin | null;
}

export interface ToldDiscipline {
  readonly inForce: readonly ToldBan[];
  readonly ended: readonly ToldBan[];
}

export function tellDiscipline(suspensions: readonly Suspension[]): ToldDiscipline {
  const tell = (ban: Suspension, text: string): ToldBan => {
    const { playerId, playerName, teamId, teamName } = ban;
    return { playerId, playerName, teamId, teamName, text, bulletin: bulletinOfBan(ban) };
  };
  return {
    inForce: suspensions
      .filter(({ remaining }) => remaining > 0)
      .map((ban) => tell(ban, describeBan(withoutBulletin(ban)))),
    ended: suspensions.flatMap((ban) => {
      const { endedOn } = ban;
      if (endedOn === undefined) return [];
      const reason = capitalize(formatSuspensionReason(withoutBulletin(ban)));
      return tell(ban, `${reason}. Cumplida el ${formatShortDate(endedOn, endedOn)}.`);
    }),
  };
}

/** The bulletin in which a ban is written, with its tournament; null where none is. */
export function bulletinOfBan({ sanction, bulletin, tournamentId }: Suspension): LocatedBulletin | null {
  const told = sanction ? sanction.bulletin : bulletin;
  return told ? { ...told, tournamentId: told.tournamentId ?? tournamentId } : null;
}

/** The ban without the name of its bulletin, for where a link says it. */
export const withoutBulletin = (ban: Suspension): Suspension =>
  ban.sanction ? { ...ban, sanction: { ...ban.sanction, bulletin: null } } : ban;
