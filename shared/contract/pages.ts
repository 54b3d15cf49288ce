/** Lists that can grow: `?limit=&cursor=`, the next page in `Link`. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';

const pageLimit = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN)),
  ),
  z.int().check(z.minimum(1), z.maximum(limits.listPage)),
);

export const pageQuery = z.object({
  limit: z.optional(pageLimit),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
});
export type PageQuery = z.output<typeof pageQuery>;
