/** Everybody with an account. */
import { useGet } from './use-get.ts';

export const useUsers = () => useGet('GET /auth/users', {});
