/** The federation's settings; its time zone and name have defaults until they arrive. */
import { defaults } from '#shared/domain/limits.ts';
import { useGet } from './use-get.ts';

export const defaultFederationName = 'Torneo de Fútbol';

export function useSettings() {
  const { data } = useGet('GET /settings', {});
  return { settings: data, name: data?.name ?? defaultFederationName, timeZone: data?.timeZone ?? defaults.timeZone };
}
