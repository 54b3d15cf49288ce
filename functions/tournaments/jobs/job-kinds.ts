/** What differs between the kinds of jobs: what people read, and what their end writes to the tournament and answers. */
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { BulkChange, UndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import type { FixtureOptions, Withdrawal } from '#shared/domain/schemas/fixture.ts';
import type { NoticeForm } from '#shared/domain/schemas/notice.ts';
import { tournament as tournamentSchema } from '#shared/domain/schemas/tournament.ts';
import type { GroupedMatch } from '../../competition/changes/change-groups.ts';
import type { JobKind } from '../../competition/records/jobs.ts';
import { prepareNoticeCreation, revokeNoticeWrites } from '../../competition/records/notices.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { tournamentAfterUndo } from './tournament-after-undo.ts';

/** What the end of each kind of job needs to know. */
export interface Endings {
  /** `starts`: there are results, the first of a tournament that had not begun; absent in jobs that an earlier version began. */
  readonly create: {
    readonly seed: number | null;
    readonly options: FixtureOptions | null;
    readonly starts?: boolean;
  };
  readonly delete: null;
  /** null in jobs that an earlier version began. */
  readonly postpone: { readonly round: string; readonly andLater: boolean } | null;
  readonly suspend: {
    readonly date: string | null;
    readonly round: string | null;
    /** The notice that is published with it. */
    readonly notice: NoticeForm & { readonly id: number };
  };
  /** null in jobs that an earlier version began. */
  readonly move: { readonly rescheduled: boolean } | null;
  /** The names of who was replaced, and by whom. */
  readonly officials: { readonly from: string; readonly to: string };
  /** `starts`: the walkovers are the first completed matches of a tournament that had not begun. */
  readonly withdraw: { readonly withdrawal: Withdrawal; readonly starts: boolean };
  /**
   * `pending`: nothing has been played but what the bulk change decided. `takenOver`: the matches that a withdrawal of
   * the rival decides instead; absent in jobs that an earlier version began.
   */
  readonly undo: {
    readonly groupId: string;
    readonly of: UndoableBulkChange;
    readonly pending: boolean;
    readonly takenOver?: readonly GroupedMatch[];
  };
}

/** What the end of each kind of job answers. */
export interface Answers {
  readonly create: ResponseOf<Api['POST /tournaments/{id}/fixture']>;
  readonly delete: ResponseOf<Api['DELETE /tournaments/{id}/fixture']>;
  readonly postpone: ResponseOf<Api['POST /tournaments/{id}/fixture/postpone']>;
  readonly suspend: ResponseOf<Api['POST /tournaments/{id}/fixture/suspend']>;
  /** The call that moves matches by hand reads them again. */
  readonly move: null;
  readonly officials: ResponseOf<Api['POST /tournaments/{id}/fixture/officials']>;
  readonly withdraw: ResponseOf<Api['POST /tournaments/{id}/withdrawals']>;
  readonly undo: ResponseOf<Api['POST /tournaments/{id}/changes/groups/{groupId}/undo']>;
}

interface KindRules<Kind extends JobKind> {
  /** What is being done, as in 'Ana Paz está creando el fixture'. */
  readonly doing: string;
  /** The fields of the tournament that change when all matches are done; null when none does. */
  readonly tournamentAtEnd: (ending: Endings[Kind], before: StoredTournament) => Partial<StoredTournament> | null;
  /** How the job stands in 'Cambios'; null when it does not say what it was, as an earlier version began it. */
  readonly bulkChange: (ending: Endings[Kind], before: StoredTournament) => BulkChange | null;
  /** What the call that ends the job answers, with the number of its matches. */
  readonly answer: (total: number, tournament: StoredTournament, ending: Endings[Kind]) => Answers[Kind];
  /** Writes to other items that go with the job's end. */
  readonly writesAtEnd?: (ending: Endings[Kind], author: Authorship, now: Date) => Promise<TableWrite[]>;
}

const rulesByKind: { readonly [Kind in JobKind]: KindRules<Kind> } = {
  create: {
    doing: 'creando el fixture',
    tournamentAtEnd: ({ seed, options, starts = false }, before) => ({
      fixtureSeed: seed,
      fixtureOptions: options ?? before.fixtureOptions,
      ...(starts ? { status: 'in_progress' } : {}),
    }),
    bulkChange: ({ starts = false }, { fixtureSeed }) => ({
      kind: 'create',
      seed: fixtureSeed,
      ...(starts ? { starts } : {}),
    }),
    answer: (created) => ({ message: `Partidos creados: ${created}.`, created }),
  },
  delete: {
    doing: 'borrando lo que no se jugó',
    tournamentAtEnd: () => ({ fixtureSeed: null }),
    bulkChange: () => ({ kind: 'delete' }),
    answer: (deleted) => ({ message: `Partidos borrados: ${deleted}.`, deleted }),
  },
  postpone: {
    doing: 'postergando partidos',
    tournamentAtEnd: () => null,
    bulkChange: (ending) => ending && { kind: 'postpone', ...ending },
    answer: (moved) => ({ message: `Partidos postergados: ${moved}.`, moved }),
  },
  suspend: {
    doing: 'suspendiendo la fecha',
    tournamentAtEnd: () => null,
    bulkChange: ({ date, round, notice }) => ({ kind: 'suspend', date, round, noticeId: notice.id }),
    answer: (postponed, _tournament, { notice }) => ({
      message: `Partidos postergados: ${postponed}.`,
      postponed,
      noticeId: notice.id,
    }),
    writesAtEnd: async ({ notice }, author, now) => (await prepareNoticeCreation(notice, author, now)).writes,
  },
  officials: {
    doing: 'reemplazando a un árbitro',
    tournamentAtEnd: () => null,
    bulkChange: (ending) => ({ kind: 'officials', ...ending }),
    answer: (replaced) => ({ message: `Partidos con otro árbitro: ${replaced}.`, replaced }),
  },
  move: {
    doing: 'moviendo partidos',
    tournamentAtEnd: () => null,
    bulkChange: (ending) => ending && { kind: 'move', ...ending },
    answer: () => null,
  },
  withdraw: {
    doing: 'retirando un equipo',
    tournamentAtEnd: ({ withdrawal, starts }, before) => ({
      withdrawals: [...before.withdrawals, withdrawal],
      ...(starts ? { status: 'in_progress' } : {}),
    }),
    bulkChange: (ending) => ({ kind: 'withdraw', ...ending }),
    answer: (_total, tournament) => pickFields(tournamentSchema, tournament),
  },
  undo: {
    doing: 'deshaciendo un cambio',
    tournamentAtEnd: ({ of, pending }, before) => tournamentAfterUndo(of, pending, before),
    bulkChange: ({ groupId, of }) => ({ kind: 'undo', groupId, of }),
    answer: (undone) => ({ message: 'Cambio deshecho.', undone }),
    writesAtEnd: async ({ of }, author, now) =>
      of.kind === 'suspend' ? revokeNoticeWrites(of.noticeId, author, now) : [],
  },
};

export const rulesOfKind = <Kind extends JobKind>(kind: Kind): KindRules<Kind> => rulesByKind[kind];
