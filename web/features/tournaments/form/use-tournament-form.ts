/**
 * A form for one part of a tournament. If another user has changed another part meanwhile, the save is repeated on top
 * of that change; if the same part, the form reports a conflict.
 */
import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiForm, useApiForm } from '../../../lib/forms/use-api-form.ts';
import { ApiError } from '../../../lib/http/api-error.ts';

interface TournamentFormOptions<Sent extends FieldValues, Read> {
  readonly tournament: Tournament;
  readonly schema: z.ZodMiniType<Read, Sent>;
  readonly valuesOf: (tournament: Tournament) => Sent;
  /** The values of the edited part as texts by field label, as in {Nombre: 'Apertura'}; a conflict shows them. */
  readonly describe: (tournament: Tournament) => Record<string, string>;
  /**
   * Saves the form's values into `base`, the latest known tournament. The API refuses the save when the stored version
   * is not `version`.
   */
  readonly onSave: (values: Read, base: Tournament, version: number | undefined) => Promise<unknown>;
}

export function useTournamentForm<Sent extends FieldValues, Read>(
  options: TournamentFormOptions<Sent, Read>,
): ApiForm<Sent, Read> {
  /** The tournament as it was when the form was filled. */
  const start = useRef(options.tournament);
  const latest = useRef(options.tournament);

  const onSave = async (values: Read, version: number | undefined): Promise<unknown> => {
    try {
      return await options.onSave(values, latest.current, version);
    } catch (error) {
      const current = tournamentFromConflict(error);
      if (!current) throw error;
      latest.current = current;
      if (difference(start.current, current) !== '') throw error;
      return onSave(values, current.version);
    }
  };

  const difference = (before: Tournament, now: Tournament): string => {
    const known = options.describe(before);
    return Object.entries(options.describe(now))
      .filter(([field, text]) => text !== known[field])
      .map(([field, text]) => `${field}: ${text || '(vacío)'}`)
      .join(' · ');
  };

  return useApiForm<Sent, Read>({
    schema: options.schema,
    defaultValues: options.valuesOf(options.tournament) as DefaultValues<Sent>,
    version: options.tournament.version,
    onSave,
    describe: (theirs: Tournament) => difference(start.current, theirs),
    // Called when the user accepts the other user's version.
    valuesOf: (theirs: Tournament) => {
      start.current = theirs;
      return options.valuesOf(theirs);
    },
  });
}

function tournamentFromConflict(error: unknown): Tournament | null {
  return error instanceof ApiError && error.status === 412 ? (error.current as Tournament) : null;
}
