/** The federation's settings; its time zone and name have defaults until they arrive. */
import { defaults } from '#shared/domain/limits.ts';
import { useGet } from '../api/use-get.ts';

const defaultFederationName = 'Torneo de Fútbol';

export function useSettings() {
  const { data, error } = useGet('GET /settings', {});
  return {
    settings: data,
    name: data?.name ?? defaultFederationName,
    /** The name is the federation's own, or nothing better will come. */
    isNameKnown: data !== undefined || error !== undefined,
    timeZone: data?.timeZone ?? defaults.timeZone,
  };
}
