/** The federation's settings; until they arrive, the time zone and the name have defaults. */
import { defaultFederationColour } from '#shared/domain/colours/federation-colour.ts';
import { applicationDefaults } from '#shared/domain/limits.ts';
import { useGet } from '../api/use-get.ts';

/** The name before an administrator has given one. */
export const defaultFederationName = 'Torneo de Fútbol';

const defaultBrand = { color: defaultFederationColour, logo: '' };

export function useSettings() {
  const { data, error } = useGet('GET /settings', {});
  return {
    settings: data,
    /** The federation's crest and colour; null until they are known. */
    brand: data ?? (error === undefined ? null : defaultBrand),
    name: data?.name ?? defaultFederationName,
    /** True once `name` is final: the settings have arrived, or could not be loaded. */
    isNameKnown: data !== undefined || error !== undefined,
    timeZone: data?.timeZone ?? applicationDefaults.timeZone,
  };
}
