/** Shows the email and initial password of a new user, to pass them on: the password is not shown again. */
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { showErrorToast, showToast } from '../../ui/toasts.ts';
import type { NewUserCredentials } from './invite-form.tsx';

interface CredentialsDialogProps {
  readonly access: NewUserCredentials;
  readonly onClose: () => void;
}

export function CredentialsDialog({ access, onClose }: CredentialsDialogProps) {
  const { name, email, password } = access;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}\nEmail: ${email}\nContraseña: ${password}`);
      showToast('Datos copiados');
    } catch {
      showErrorToast('No se pudo copiar: anotalos antes de cerrar');
    }
  };
  return (
    <Modal
      title="Datos para entrar"
      shape="dialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={copy}>Copiar</Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      <p>{`Pasale estos datos a ${name}. La contraseña no se vuelve a mostrar.`}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt className="text-muted">Email</dt>
        <dd className="min-w-0 font-semibold">{email}</dd>
        <dt className="text-muted">Contraseña</dt>
        <dd className="min-w-0 break-all font-mono font-semibold">{password}</dd>
      </dl>
    </Modal>
  );
}
