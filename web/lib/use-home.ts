/** The home page's document. */
import { useGet } from './use-get.ts';

export const useHome = () => useGet('GET /home', {}, { isLive: true });
