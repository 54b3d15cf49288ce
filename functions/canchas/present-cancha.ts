/** A cancha as it leaves the server: whose it is only for who is signed in. */
import { type Cancha, openCancha, cancha as schema } from '#shared/domain/schemas/cancha.ts';
import type { Caller } from '../platform/http/call.ts';
import { only } from '../platform/http/present.ts';
import type { StoredCancha } from '../platform/table/canchas.ts';

export const presentCancha = (stored: StoredCancha, caller: Caller | null): Cancha =>
  only(caller ? schema : openCancha, stored);
