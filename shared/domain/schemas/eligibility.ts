/** Eligibility: the rules of who may play, the exceptions to them, and the verdict on a player. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { bulletinReference } from './bulletin.ts';
import { checkUniqueItemsBy, count, id, localDate, localTime, name, text, version } from './primitives.ts';
import { banCard } from './suspension.ts';

const year = z.int().check(z.minimum(limits.birthYearMin), z.maximum(limits.birthYearMax));
const quota = z.nullable(z.int().check(z.minimum(1), z.maximum(limits.squadSizeMax)));

/** The years of birth that one clause admits, both included, and how many players it admits at most. */
export const ageClause = z
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

/** An exception: the player may play despite this rule up to and including the day `until`; null: until the tournament ends. */
export const eligibilityException = z.strictObject({
  playerId: id,
  code: exceptedCode,
  reason: text(limits.exceptionReasonLength, 1),
  until: z.nullable(localDate),
});
export type EligibilityException = z.output<typeof eligibilityException>;

export const eligibilityExceptions = z.array(eligibilityException).check(
  z.maxLength(limits.eligibilityExceptions),
  checkUniqueItemsBy(({ playerId, code }) => `${playerId} ${code}`),
);

export const eligibilityReason = z.object({
  code: eligibilityCode,
  severity: z.enum(['ineligible', 'warning']),
  /** The first day of a sanction, of a closed squad or without a valid medical certificate. */
  since: z.optional(localDate),
  /** The last day of a sanction. */
  until: z.optional(localDate),
  /** Matches to miss, this one included; of 'playoffMatches', matches that the player still needs. */
  left: z.optional(count),
  bulletin: z.optional(bulletinReference),
  /** The cards that caused the ban, in the order they were shown. */
  cards: z.optional(z.array(banCard)),
});
export type EligibilityReason = z.output<typeof eligibilityReason>;

const eligibilityVerdict = z.enum(['eligible', 'warning', 'ineligible']);
export type EligibilityVerdict = z.output<typeof eligibilityVerdict>;

/** A reason as sheets at the pitch are told: whatever concerns the birth date or the doctor is only 'papers'. */
export const sheetEligibilityReason = z.object({
  ...eligibilityReason.shape,
  code: z.enum(['sanctioned', 'suspended', 'inactive', 'squadClosed', 'papers', 'playoffMatches', 'injured']),
});
export type SheetEligibilityReason = z.output<typeof sheetEligibilityReason>;

/** The verdict on a player of a sheet, by the squad and whatever its lineup is. */
export const sheetEligibility = z.object({ verdict: eligibilityVerdict, reasons: z.array(sheetEligibilityReason) });

export const judgedPlayer = z.object({
  playerId: id,
  playerName: z.string(),
  jerseyNumber: z.int(),
  verdict: eligibilityVerdict,
  /** Worst first. */
  reasons: z.array(eligibilityReason),
});
export type JudgedPlayer = z.output<typeof judgedPlayer>;

/** The verdicts on the squad of one team, by shirt number; inactive players last. */
export const judgedTeam = z.object({ teamId: id, teamName: z.string(), players: z.array(judgedPlayer) });
export type JudgedTeam = z.output<typeof judgedTeam>;

/** When the verdicts were given, and by which version of the tournament with its rules. */
const givenAt = { at: z.string(), rulesVersion: version };

export const matchVerdicts = z.object({ ...givenAt, teams: z.array(judgedTeam) });

/** How a match began: by its sheet, by its status, or because its result was entered. */
const verdictSource = z.enum(['sheet', 'status', 'score']);
export type VerdictSource = z.output<typeof verdictSource>;

/** The verdicts of the moment in which a match began, which nothing changes afterwards. */
export const frozenVerdicts = z.object({
  ...matchVerdicts.shape,
  /** The day and time for which the match was set: `YYYY-MM-DDTHH:mm`. */
  kickOff: z.string(),
  source: verdictSource,
  /** What the phone that kept the sheet showed then; told where it is known. */
  phone: z.optional(z.object({ at: z.string(), ineligible: z.array(id) })),
  sha256: z.string(),
});
export type FrozenVerdicts = z.output<typeof frozenVerdicts>;

export const matchEligibility = z.object({
  /** The verdicts when the match last started; null while it has not, or nothing was kept of it. */
  atStart: z.nullable(frozenVerdicts),
  /** Those of earlier starts. */
  earlier: z.array(frozenVerdicts),
  now: matchVerdicts,
});
export type MatchEligibility = z.output<typeof matchEligibility>;

export const roundEligibility = z.object({
  ...givenAt,
  /** The round, or the playoff stage seen as one; '' while the tournament has no matches. */
  round: z.string(),
  /** The round's matches in order of play, cancelled ones apart; of each only the teams that the caller may read of. */
  matches: z.array(z.object({ matchId: id, matchDate: localDate, matchTime: localTime, teams: z.array(judgedTeam) })),
});
export type RoundEligibility = z.output<typeof roundEligibility>;
