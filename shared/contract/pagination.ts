/** Pagination of lists: `?limit=&cursor=` in the request, the address of the next page in the `Link` header. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';

/** A number in a query; NaN for anything but at most so many digits. */
export const numberFromDigitsSchema = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => (new RegExp(`^\\d{1,${most}}$`).test(text) ? Number(text) : Number.NaN)),
  );

const pageLimitSchema = z.pipe(numberFromDigitsSchema(6), z.int().check(z.minimum(1), z.maximum(limits.listPage)));

/** An id in a query. 0 is accepted and matches nothing. */
export const idInQuerySchema = z.pipe(numberFromDigitsSchema(15), z.int().check(z.minimum(0)));

export const paginationQuerySchema = z.object({
  limit: z.optional(pageLimitSchema),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
});
export type PaginationQuery = z.output<typeof paginationQuerySchema>;
