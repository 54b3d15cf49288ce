/** Signs the user out; asks before, when this device keeps operations of theirs that are not sent. */
import { useEffect, useState } from 'react';
import { inTime } from '../../../lib/offline/in-time.ts';
import { forgetSignedInUser } from '../../../lib/offline/offline-reader.ts';
import { signOut } from '../../../lib/session/session.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { endSignOutRequest } from '../../../lib/session/sign-out-request.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { forgetSheetsOfUsers } from './forgotten-names.ts';
import { countUnsent } from './kept-sheets.ts';
import { closeQueuesOfUsers } from './open-queues.ts';

export function SignOutQuestion() {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => void askIfUnsent(setUnsent), []);
  if (unsent === 0) return null;
  return (
    <ConfirmDialog
      title="Cerrar Sesión"
      question={`${unsent === 1 ? 'Hay 1 anotación' : `Hay ${unsent} anotaciones`} de planillas sin enviar`}
      detail="Quedan en este teléfono, y se envían cuando vuelvas a iniciar sesión acá con tu usuario."
      confirmText="Cerrar Sesión"
      busyText="Cerrando..."
      onConfirm={leave}
      onClose={endSignOutRequest}
    />
  );
}

async function askIfUnsent(ask: (unsent: number) => void): Promise<void> {
  const { user } = sessionStore.get();
  // A browser that keeps no data has nothing unsent.
  const unsent = user ? await countUnsent(user.id).catch(() => 0) : 0;
  if (unsent > 0) return ask(unsent);
  endSignOutRequest();
  await leave();
}

/**
 * The service worker stops opening the application before anything else happens, and names leave this device before the page
 * may be left for a published one.
 */
async function leave(): Promise<void> {
  await forgetSignedInUser().catch(() => undefined);
  closeQueuesOfUsers();
  await inTime(forgetSheetsOfUsers()).catch(() => undefined);
  await signOut();
}
