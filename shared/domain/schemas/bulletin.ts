/** Bulletin (boletín): the numbered list in which a tournament's tribunal tells what it has decided. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { toVisibleLines } from '../visible-text.ts';
import { checkUniqueItems, id, localDate, text, version } from './primitives.ts';

export const bulletinStatus = z.enum(['draft', 'published']);

/** The fields that a user can edit; no other file lists them. */
export const bulletinForm = {
  date: localDate,
  /** '' for one that is called by its number alone. */
  title: text(limits.nameLength),
  notices: z.string().check(z.overwrite(toVisibleLines), z.maxLength(limits.bulletinNoticesLength)),
  /** The number of the bulletin of the same year that this one corrects, as a 'Fe de erratas'. */
  corrects: z.optional(z.int().check(z.minimum(1))),
  sanctionIds: z.array(id).check(z.maxLength(limits.sanctionsOfBulletin), checkUniqueItems),
};
export type BulletinForm = z.output<z.ZodMiniObject<typeof bulletinForm>>;

/** Default values of a new bulletin; without `sanctionIds` it proposes what is open. */
export const bulletinDefaults = {
  title: '',
  notices: '',
  sanctionIds: [] as number[],
} satisfies Partial<BulletinForm>;

/** Names a bulletin from outside of it. */
export const bulletinReference = z.object({
  year: z.int(),
  number: z.int(),
  /** The tournament whose bulletin it is, where that need not be the one of whoever names it. */
  tournamentId: z.optional(id),
});
export type BulletinReference = z.output<typeof bulletinReference>;
export type LocatedBulletin = Pick<Bulletin, 'tournamentId' | 'year'> & { readonly number: number };

export const bulletinLine = z.object({
  /** null: a ban that the cards alone gave. */
  sanctionId: z.nullable(id),
  subjectName: z.string(),
  /** The player's shirt number; null for anybody else. */
  number: z.nullable(z.int()),
  teamName: z.string(),
  text: z.string(),
});
export type BulletinLine = z.output<typeof bulletinLine>;

export const bulletin = z.object({
  id,
  tournamentId: id,
  /** Counts up in tournament and year; null in a draft. */
  number: z.nullable(z.int()),
  year: z.int(),
  ...bulletinForm,
  status: bulletinStatus,
  /** Of a draft, as they would be published now. */
  lines: z.array(bulletinLine),
  version,
});
export type Bulletin = z.output<typeof bulletin>;

/** What lists show of a published bulletin. */
export type ListedBulletin = Pick<Bulletin, 'id' | 'year' | 'date' | 'title' | 'corrects'> & {
  readonly number: number;
};
