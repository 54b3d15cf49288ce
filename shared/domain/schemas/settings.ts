/** Settings of the federation; a deployment has one set of them. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { defaultFederationColour, isReadableOnWhite } from '../colours/federation-colour.ts';
import { applicationDefaults, limits } from '../limits.ts';
import { id, logoUrl, name, text, version } from './primitives.ts';

/** As '#rrggbb', and dark enough for white letters on it. */
const federationColour = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { error: fieldMessages.colour, abort: true }),
    z.refine(isReadableOnWhite, { error: fieldMessages.paleColour }),
  );

export const settingsForm = {
  name,
  /** The server checks the name: which zones there are is known to the machine, not to these rules. */
  timeZone: z.string().check(z.maxLength(64)),
  defaultLocation: text(200),
  squadSize: z.int().check(z.minimum(6), z.maximum(limits.squadSizeMax)),
  starters: z.int().check(z.minimum(limits.startersMin), z.maximum(limits.startersMax)),
  featuredTournamentId: z.nullable(id),
  /** Whether everybody may see the number and name of each player on the public page of a team; minors may play. */
  publicSquads: z.boolean(),
  /** For how many years what a bulletin says of people stays public. */
  sanctionsPublicYears: z.int().check(z.minimum(1), z.maximum(limits.sanctionsPublicYears)),
  logo: logoUrl,
  color: federationColour,
};

/** Default values of fields that a PUT may leave out: it then keeps the stored values. */
export const settingsDefaults = {
  publicSquads: false,
  sanctionsPublicYears: 5,
  logo: '',
  color: defaultFederationColour,
};

export const settings = z.object({
  ...settingsForm,
  /**
   * The address of the site as browsers use it, without a slash at its end, such as `https://torneos.example`. It is ''
   * until a deployment, or the local host at its start, has written it; the API only reads it.
   */
  siteUrl: z.string(),
  version,
});
export type Settings = z.output<typeof settings>;

export const defaultSettings: Omit<Settings, 'version'> = {
  name: 'Torneo de Fútbol',
  timeZone: applicationDefaults.timeZone,
  defaultLocation: 'Complejo Deportivo',
  squadSize: 12,
  starters: 6,
  featuredTournamentId: null,
  siteUrl: '',
  ...settingsDefaults,
};
