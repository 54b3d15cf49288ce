/** The staff of every team and of the federation. */
import { useGet } from './use-get.ts';

export const useStaff = () => useGet('GET /teamstaff', {});
