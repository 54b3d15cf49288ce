/**
 * Loaded by `node --import` before an application: records the permissions that its Lambdas use, each of which runs in a
 * thread of its own, in the file that the address of this module names.
 */
import { recordAnsweredRequests, recordPermissionsIn, recordSentRequests } from './record-permissions.ts';

const record = recordPermissionsIn(new URL(import.meta.url).searchParams.get('file') ?? '');
recordSentRequests(record);
recordAnsweredRequests(record);
