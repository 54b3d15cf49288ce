/** Disables a user's access or enables it again; the change takes effect with the user's next request. */

import { useState } from 'react';
import type { User } from '#shared/domain/schemas/user.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../lib/api/update-cache.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DisableDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function DisableUserDialog({ user, onClose }: DisableDialogProps) {
  return (
    <ConfirmDialog
      title="Deshabilitar usuario"
      question={`¿Deshabilitar a ${user.fullName}?`}
      detail="No va a poder entrar hasta que se lo habilite de nuevo. Lo que cargó queda."
      confirmText="Deshabilitar"
      busyText="Deshabilitando..."
      onConfirm={() => enableOrDisableUser(user, false)}
      onClose={onClose}
    />
  );
}

export function EnableUserButton({ user }: { readonly user: User }) {
  const [isBusy, setIsBusy] = useState(false);
  const enable = async () => {
    setIsBusy(true);
    await enableOrDisableUser(user, true);
    setIsBusy(false);
  };
  return (
    <Button
      size="compact"
      variant="quiet"
      isBusy={isBusy}
      aria-label={`Habilitar a ${user.fullName}`}
      onClick={() => void enable()}
    >
      Habilitar
    </Button>
  );
}

async function enableOrDisableUser(user: User, enabled: boolean): Promise<void> {
  const failure = `No se pudo ${enabled ? 'habilitar' : 'deshabilitar'} a ${user.fullName}`;
  try {
    const saved = await saveAndRefresh('PUT /auth/users/{id}', failure, { params: { id: user.id }, body: { enabled } });
    updateCache('GET /auth/users', {}, putItemIntoList(saved));
    showToast(enabled ? 'Usuario habilitado' : 'Usuario deshabilitado');
  } catch (error) {
    showSaveFailure(error, () => void enableOrDisableUser(user, enabled));
  }
}
