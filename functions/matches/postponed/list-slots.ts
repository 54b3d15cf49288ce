/**
 * GET /matches/postponed/slots: what the planner proposes for postponed matches. Those of one tournament choose after those of
 * the one before it, so that all first choices fit together.
 */
import { type FreeSlot, proposeSlots, type SlotCost } from '#shared/domain/fixture/free-slots.ts';
import type { Booking } from '#shared/domain/fixture/problem.ts';
import type { PostponedSlots, ProposedSlot } from '#shared/domain/schemas/postponed-slots.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { textOfSlotCost } from '#shared/text/slot-costs.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { presentMatches } from '../../competition/matches/present-matches.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { readTeamsById } from '../../competition/records/teams.ts';
import { localDay } from '../../platform/local-time.ts';
import { readPostponed } from './list-postponed.ts';
import { type ReadSlotProblem, readSlotProblem } from './read-slot-problem.ts';

export async function listSlotsOfPostponed({
  caller,
  now,
}: RequestOfRoute<'GET /matches/postponed/slots'>): Promise<PostponedSlots[]> {
  const [found, { timeZone }] = await Promise.all([readPostponed(), getSettings()]);
  const today = localDay(now, timeZone);
  const suspendedDates = [...new Set(found.flatMap(({ postponed }) => postponed.map(({ matchDate }) => matchDate)))];
  const held: Booking[] = [];
  const listed: PostponedSlots[] = [];
  for (const each of found) {
    const { tournament, postponed } = each;
    const read = await readSlotProblem(each, { today, suspendedDates, held });
    const { proposed, held: more } = proposeSlots(read.problem, postponed.map(read.matchToPlace));
    held.push(...more);
    const presented = await presentMatches(postponed, caller);
    const nameOfTeam = await readNamesOfTeams(tournament.teamIds);
    for (const [at, match] of presented.entries()) {
      const slots = proposed[at]?.slots.map((slot) => presentSlot(slot, read, nameOfTeam)) ?? [];
      listed.push({ match: formatMatch(match), slots });
    }
  }
  return listed;
}

async function readNamesOfTeams(ids: readonly number[]) {
  const teams = await readTeamsById(ids);
  return (id: number): string => teams.get(id)?.name ?? `El equipo ${id}`;
}

function presentSlot(
  { costs, ...slot }: FreeSlot,
  { canchas, officials }: ReadSlotProblem,
  team: (id: number) => string,
): ProposedSlot {
  const official = (id: number) => officials.get(id)?.name ?? '';
  return {
    ...slot,
    canchaNombre: canchas.get(slot.canchaId)?.nombre ?? '',
    costs: costs.map((cost) => ({
      kind: kindOnWire[cost.kind],
      text: textOfSlotCost(cost, slot.matchDate, { team, official }),
    })),
  };
}

const kindOnWire = {
  request: 'request',
  rest: 'rest',
  referee: 'official',
  assistant: 'official',
} as const satisfies Record<SlotCost['kind'], string>;
