/**
 * Verdicts as they were when a match began, in the table: written once and never changed, whatever becomes of the match, its
 * players or the rules. Beside them stands of each team whom they judge, so that nobody of those is deleted.
 */
import { createHash } from 'node:crypto';
import type { FrozenVerdicts } from '#shared/domain/schemas/eligibility.ts';
import { batchGet, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys, partitionKeys } from '../../platform/table/keys.ts';
import type { StoredMatch } from './matches.ts';
import { listTeams } from './teams.ts';

interface StoredVerdicts extends Key {
  /** The verdicts as text, byte for byte as they were given, and its hash. */
  readonly content: string;
  readonly sha256: string;
}

interface JudgedPlayers extends Key {
  readonly playerIds: ReadonlySet<number>;
}

export type VerdictsToFreeze = Omit<FrozenVerdicts, 'sha256'>;

/** The verdicts of each time the match began, the oldest first. */
export async function listFrozenVerdicts(matchId: number): Promise<FrozenVerdicts[]> {
  const stored = await queryPartition<StoredVerdicts>(partitionKeys.verdicts(matchId));
  return stored.map(({ content, sha256 }) => ({ ...(JSON.parse(content) as VerdictsToFreeze), sha256 }));
}

/**
 * The writes that keep verdicts for ever, and note of whom they are. They are stored under the match's version, which no other
 * start of it has; two starts may have the same time.
 */
export async function freezeVerdictsWrites(
  { id, version }: Pick<StoredMatch, 'id' | 'version'>,
  verdicts: VerdictsToFreeze,
): Promise<TableWrite[]> {
  const content = JSON.stringify(verdicts);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const known = await batchGet<JudgedPlayers>(verdicts.teams.map(({ teamId }) => keys.judgedPlayers(teamId)));
  const isKnown = (teamId: number, id: number) =>
    known.some(({ pk, playerIds }) => pk === keys.judgedPlayers(teamId).pk && playerIds.has(id));
  const judged = verdicts.teams.flatMap(({ teamId, players }): TableWrite[] => {
    const ids = players.map(({ playerId }) => playerId).filter((id) => !isKnown(teamId, id));
    if (ids.length === 0) return [];
    return [{ update: keys.judgedPlayers(teamId), set: 'ADD playerIds :ids', values: { ':ids': new Set(ids) } }];
  });
  const frozen = { ...keys.verdicts(id, version), content, sha256 };
  return [{ put: frozen, condition: 'attribute_not_exists(pk)' }, ...judged];
}

/** Whether frozen verdicts name one of these players, whatever team they were with. */
export async function areJudged(playerIds: readonly number[]): Promise<boolean> {
  const teams = await listTeams();
  const judged = await batchGet<JudgedPlayers>(teams.map(({ id }) => keys.judgedPlayers(id)));
  return judged.some((team) => playerIds.some((id) => team.playerIds.has(id)));
}
