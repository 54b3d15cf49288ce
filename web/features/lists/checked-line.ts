/** A line of a pasted list with what is wrong in it, as the preview shows it. */
import * as z from 'zod/mini';
import { foldAccents } from '#shared/spanish/plain-text.ts';
import type { EditedLine } from './use-pasted-list.ts';

/** What is wrong, by field; 'line' is about the line as a whole. */
export type Mistakes<Fields> = Partial<Record<keyof Fields | 'line', string>>;

export interface CheckedLine<Fields, Body> extends Omit<EditedLine<Fields>, 'isLeftOut'> {
  readonly isLeftOut: boolean;
  readonly mistakes: Mistakes<Fields>;
  /** What the user should know but may ignore, as that a name occurs twice. */
  readonly notes: readonly string[];
  /** What is sent to the API. */
  readonly body: Body;
}

/** The props of the component that shows a line in the preview. */
export interface LineProps<Fields, Line> {
  readonly line: Line;
  /** Its number in the list, from 1. */
  readonly place: number;
  readonly onCorrect: (key: string, fields: Partial<Fields>) => void;
  readonly onLeaveOut: (key: string, isLeftOut: boolean) => void;
}

export const hasMistakes = ({ mistakes }: { readonly mistakes: object }): boolean => Object.keys(mistakes).length > 0;

/** As in 'Apellido: Es obligatorio'; what is wrong with the whole line has no field before it. */
export const mistakeTexts = <Fields>(mistakes: Mistakes<Fields>, labels: Record<keyof Fields, string>): string[] =>
  Object.entries<string>(mistakes as Record<string, string>).map(([field, text]) => {
    const label = labels[field as keyof Fields];
    return label ? `${label}: ${text}` : text;
  });

/** Equal for two names that differ only in accents, capitals or spaces. */
export const nameKey = (name: string): string => foldAccents(name).replace(/\s+/g, ' ').trim();

/** The keys of the names that are there more than once. */
export const repeatedNames = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key, at) => keys.indexOf(key) !== at));

/** The message of each field that the contract's schema refuses. */
export function findFieldMistakes<Fields>(schema: z.ZodMiniType, body: object): Mistakes<Fields> {
  const { error } = z.safeParse(schema, body);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? 'line'), message]),
  ) as Mistakes<Fields>;
}

/** The errors of the API, such as `players.3.jerseyNumber`, by the line they are about. */
export function mistakesByLine<Fields>(
  errors: readonly { readonly path: string; readonly message: string }[],
  sent: readonly { readonly key: string }[],
): Readonly<Record<string, Mistakes<Fields>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { path, message } of errors) {
    const [, at, field = 'line'] = path.split('.');
    const line = sent[Number(at)];
    if (line) found[line.key] = { ...found[line.key], [field]: message };
  }
  return found as Record<string, Mistakes<Fields>>;
}
