/** What differs between the kinds of jobs: what people read, and what their end writes to the tournament and answers. */
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { FixtureOptions, Withdrawal } from '#shared/domain/schemas/fixture.ts';
import { tournament as tournamentSchema } from '#shared/domain/schemas/tournament.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import type { JobKind } from '../../platform/table/jobs.ts';
import type { StoredTournament } from '../../platform/table/tournaments.ts';

/** What the end of each kind of job needs to know. */
export interface Endings {
  readonly create: { readonly seed: number | null; readonly options: FixtureOptions | null };
  readonly delete: null;
  readonly postpone: null;
  readonly move: null;
  /** `starts`: the walkovers are the first completed matches of a tournament that had not begun. */
  readonly withdraw: { readonly withdrawal: Withdrawal; readonly starts: boolean };
}

/** What the end of each kind of job answers. */
export interface Answers {
  readonly create: ResponseOf<Api['POST /tournaments/{id}/fixture']>;
  readonly delete: ResponseOf<Api['DELETE /tournaments/{id}/fixture']>;
  readonly postpone: ResponseOf<Api['POST /tournaments/{id}/fixture/postpone']>;
  /** The call that moves matches by hand reads them again. */
  readonly move: null;
  readonly withdraw: ResponseOf<Api['POST /tournaments/{id}/withdrawals']>;
}

interface KindRules<Kind extends JobKind> {
  /** What is being done, as in 'Ana Paz está creando el fixture'. */
  readonly doing: string;
  /** The fields of the tournament that change when all matches are done; null when none does. */
  readonly tournamentAtEnd: (ending: Endings[Kind], before: StoredTournament) => Partial<StoredTournament> | null;
  /** What the call that ends the job answers, with the number of its matches. */
  readonly answer: (total: number, tournament: StoredTournament) => Answers[Kind];
}

const rulesByKind: { readonly [Kind in JobKind]: KindRules<Kind> } = {
  create: {
    doing: 'creando el fixture',
    tournamentAtEnd: ({ seed, options }, before) => ({
      fixtureSeed: seed,
      fixtureOptions: options ?? before.fixtureOptions,
    }),
    answer: (created) => ({ message: `Partidos creados: ${created}.`, created }),
  },
  delete: {
    doing: 'borrando lo que no se jugó',
    tournamentAtEnd: () => ({ fixtureSeed: null }),
    answer: (deleted) => ({ message: `Partidos borrados: ${deleted}.`, deleted }),
  },
  postpone: {
    doing: 'postergando partidos',
    tournamentAtEnd: () => null,
    answer: (moved) => ({ message: `Partidos postergados: ${moved}.`, moved }),
  },
  move: { doing: 'moviendo partidos', tournamentAtEnd: () => null, answer: () => null },
  withdraw: {
    doing: 'retirando un equipo',
    tournamentAtEnd: ({ withdrawal, starts }, before) => ({
      withdrawals: [...before.withdrawals, withdrawal],
      ...(starts ? { status: 'in_progress' } : {}),
    }),
    answer: (_total, tournament) => pickFields(tournamentSchema, tournament),
  },
};

export const rulesOfKind = <Kind extends JobKind>(kind: Kind): KindRules<Kind> => rulesByKind[kind];
