/** Eligibility: the rules of who may play, the exceptions to them, and the verdict on a player. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { eventType } from './match-event.ts';
import { count, id, localDate, name, text } from './primitives.ts';

const year = z.int().check(z.minimum(limits.birthYearMin), z.maximum(limits.birthYearMax));
const quota = z.nullable(z.int().check(z.minimum(1), z.maximum(limits.squadSizeMax)));

/** The years of birth that one clause admits, both included, and how many players it admits at most. */
const ageClause = z
  .strictObject({
    bornFrom: z.optional(year),
    bornTo: z.optional(year),
    places: z.enum(['any', 'goalkeeper']),
    /** How many players of a list, and of a lineup, the clause admits; null: any number. */
    listQuota: quota,
    /** How many players of a lineup the clause admits; null: as many as of a list. */
    lineupQuota: quota,
  })
  .check(
    z.refine(({ bornFrom, bornTo }) => bornFrom === undefined || bornTo === undefined || bornFrom <= bornTo, {
      error: fieldMessages.birthYears,
      path: ['bornTo'],
    }),
  );
export type AgeClause = z.output<typeof ageClause>;

/** A squad takes nobody who may play after its last day, or from 00:00 of the earliest day of a round. */
const squadClosing = z.union([z.strictObject({ closesOn: localDate }), z.strictObject({ closesBefore: name })]);

export const eligibilityRuleFields = {
  squad: z.nullable(squadClosing),
  /** Alternatives: a player passes by any of them, within its quotas. None: players of every age may play. */
  ages: z.array(ageClause).check(
    z.maxLength(limits.ageClauses),
    z.refine((ages) => ages.length === 0 || ages.some(({ places }) => places === 'any'), {
      error: fieldMessages.agesOfTheField,
    }),
  ),
  /** How many matches of the league a player needs before the playoffs; 0: none. */
  playoffMatches: z.int().check(z.minimum(0), z.maximum(limits.matchesBeforePlayoffs)),
  fitness: z.enum(['off', 'warn', 'block']),
};
export const eligibilityRules = z.strictObject(eligibilityRuleFields);
export type EligibilityRules = z.output<typeof eligibilityRules>;

/** Worst first. */
export const eligibilityCode = z.enum([
  'sanctioned',
  'suspended',
  'inactive',
  'squadClosed',
  'tooYoung',
  'tooOld',
  'ageQuota',
  'playoffMatches',
  'unfit',
  'injured',
  'birthDateMissing',
]);
export type EligibilityCode = z.output<typeof eligibilityCode>;

/** The rules that an administrator may except a player from: bans are lifted by a sanction, a status by the squad. */
const exceptedCode = z.enum([
  'squadClosed',
  'tooYoung',
  'tooOld',
  'ageQuota',
  'playoffMatches',
  'unfit',
  'birthDateMissing',
]);

/** Lets a player play despite one rule, through the day `until`; null: as long as the tournament lasts. */
export const eligibilityException = z.strictObject({
  playerId: id,
  code: exceptedCode,
  reason: text(limits.exceptionReasonLength, 1),
  until: z.nullable(localDate),
});
export type EligibilityException = z.output<typeof eligibilityException>;

/** Where a sanction is written. */
const bulletinRef = z.object({ year: z.int(), number: z.int() });

export const eligibilityReason = z.object({
  code: eligibilityCode,
  severity: z.enum(['ineligible', 'warning']),
  /** The first day of a sanction, of a closed squad or without a valid medical certificate. */
  since: z.optional(localDate),
  /** The last day of a sanction. */
  until: z.optional(localDate),
  /** Matches to miss, this one included; of 'playoffMatches', matches that the player still needs. */
  left: z.optional(count),
  bulletin: z.optional(bulletinRef),
  /** The cards that caused a suspension, in the order they were shown. */
  cards: z.optional(z.array(z.object({ matchId: id, round: z.string(), eventType, minute: z.int() }))),
});
export type EligibilityReason = z.output<typeof eligibilityReason>;

export const eligibilityVerdict = z.enum(['eligible', 'warning', 'ineligible']);
export type EligibilityVerdict = z.output<typeof eligibilityVerdict>;
