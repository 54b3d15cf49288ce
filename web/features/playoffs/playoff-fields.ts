/** Values of the playoffs form: validation and initial values. */
import * as z from 'zod/mini';
import { tournaments } from '#shared/contract/tournaments.ts';
import { proposeKickOffs } from '#shared/domain/playoffs/playoff-dates.ts';
import { planPlayoffs, playoffRounds } from '#shared/domain/playoffs/playoff-plan.ts';
import { playoffStageOf } from '#shared/domain/round-names.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import type { QualifierOption } from './qualifier-options.ts';

const { body } = tournaments['POST /tournaments/{id}/generate-playoffs'];
export type PlayoffFormValues = z.input<typeof body>;

const thirdPlaceFieldCheck = (field: 'thirdPlaceDate' | 'thirdPlaceTime') =>
  z.refine<PlayoffFormValues>((fields) => !fields.include3rdPlaceMatch || Boolean(fields[field]), {
    path: [field],
    error: fieldMessages.required,
  });

export const playoffFormSchema = body.check(
  thirdPlaceFieldCheck('thirdPlaceDate'),
  thirdPlaceFieldCheck('thirdPlaceTime'),
);

export type KickOffProposal = Parameters<typeof proposeKickOffs>[1];

/** The values that depend on how many teams qualify: which matches there are, and when they are played. */
export function kickOffValues({ qualifiers, ties }: QualifierOption, proposal: KickOffProposal) {
  // Without a draw the form shows the matches of four teams, and the API says what is missing.
  const planned = ties.length > 0 ? ties : planPlayoffs(placeholderPairs, true);
  const rounds = planned.map(({ round }) => round);
  const kickOffs = proposeKickOffs(rounds, proposal);
  const [semi1, semi2, third, final] = Object.values(playoffRounds).map((round) => kickOffs.get(round));
  return {
    qualifiers,
    rounds: rounds
      .filter((round) => playoffStageOf(round) === 'earlier')
      .map((round) => {
        const { matchDate = '', matchTime = '' } = kickOffs.get(round) ?? {};
        return { round, date: matchDate, time: matchTime };
      }),
    semi1Date: semi1?.matchDate,
    semi1Time: semi1?.matchTime,
    semi2Date: semi2?.matchDate,
    semi2Time: semi2?.matchTime,
    finalDate: final?.matchDate ?? '',
    finalTime: final?.matchTime ?? '',
    include3rdPlaceMatch: third !== undefined,
    thirdPlaceDate: third?.matchDate,
    thirdPlaceTime: third?.matchTime,
  } satisfies PlayoffFormValues;
}

const placeholderPairs = [
  [0, 0],
  [0, 0],
] as const;

/** The initial values: the proposed dates, and the first available cancha. */
export const defaultPlayoffFormValues = (
  option: QualifierOption,
  proposal: KickOffProposal,
  { location, canchas }: { readonly location: string; readonly canchas: readonly Cancha[] },
): PlayoffFormValues => ({
  ...kickOffValues(option, proposal),
  location,
  canchaId: canchas.find(({ disponible }) => disponible)?.id ?? 0,
});
