/** Asks for the password again over the page when the session has expired, so that unsaved input is not lost. */
import { resolveLoginRequest, useIsLoginRequested } from '../../lib/session/login-request.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { Modal } from '../../ui/modal.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginDialog() {
  const isAsked = useIsLoginRequested();
  const { user } = sessionStore.use();
  if (!isAsked) return null;
  return (
    <Modal title="Tu sesión venció" shape="dialog" onClose={() => resolveLoginRequest(false)}>
      <p className="mb-4">Iniciá sesión de nuevo y seguimos donde estabas: lo que escribiste no se pierde.</p>
      <LoginForm email={user?.email ?? ''} onSignedIn={() => resolveLoginRequest(true)} />
    </Modal>
  );
}
