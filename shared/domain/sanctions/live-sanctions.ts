/** Which sanctions are in force, for whom all are known and for whom only published ones are. */
import type { StoredSanctionFields } from '../schemas/sanction.ts';

/** A sanction in force, with those it superseded, one after another. */
export interface LiveSanction {
  readonly sanction: StoredSanctionFields;
  /** The newest first. */
  readonly superseded: readonly StoredSanctionFields[];
}

/** 'all': what is in force for administrators and for whoever may play; 'published': what a bulletin has told everybody. */
export type SanctionView = 'all' | 'published';

/**
 * The sanctions in force among all that a tournament has. One takes the place of all that it supersedes, one through
 * another: for everybody who knows it, from the moment it is recorded.
 */
export function liveSanctions(sanctions: readonly StoredSanctionFields[], view: SanctionView): LiveSanction[] {
  const byId = new Map(sanctions.map((each) => [each.id, each]));
  const known = sanctions.filter(
    ({ status, bulletin }) => status !== 'annulled' && (view === 'all' || bulletin !== null),
  );
  const chains = known.map((sanction) => ({ sanction, superseded: supersededBy(sanction, byId) }));
  const gone = new Set(chains.flatMap(({ superseded }) => superseded));
  return chains.filter(({ sanction }) => !gone.has(sanction));
}

function supersededBy(
  sanction: StoredSanctionFields,
  byId: ReadonlyMap<number, StoredSanctionFields>,
): StoredSanctionFields[] {
  const chain: StoredSanctionFields[] = [];
  let before = byId.get(sanction.replaces ?? 0);
  while (before && !chain.includes(before)) {
    chain.push(before);
    before = byId.get(before.replaces ?? 0);
  }
  return chain;
}

/** Whether a sanction in force judges the player's cards of a match, whatever it decided. */
export const isJudged = (live: readonly LiveSanction[], matchId: number, playerId: number): boolean =>
  live.some(({ sanction, superseded }) =>
    [sanction, ...superseded].some(
      ({ matchId: judged, subject }) => judged === matchId && subject.kind === 'player' && subject.id === playerId,
    ),
  );
