/** A cancha as the API returns it: `createdBy` is included for signed-in users only. */
import { type Cancha, canchaWithoutCreator, cancha as schema } from '#shared/domain/schemas/cancha.ts';
import type { Caller } from '../competition/api/request.ts';
import type { StoredCancha } from '../competition/records/canchas.ts';
import { pickFields } from '../platform/http/pick-fields.ts';

export const presentCancha = (stored: StoredCancha, caller: Caller | null): Cancha =>
  pickFields(caller ? schema : canchaWithoutCreator, stored);
