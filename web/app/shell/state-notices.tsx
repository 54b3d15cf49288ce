/** Notices about the whole application: no connection, an expired session, or a new version of the application. */
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { useConnection } from '../../lib/http/connection.ts';
import { useIsNewVersionReady } from '../../lib/offline/service-worker.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { requestLogin } from '../../lib/session/login-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** In the shell's `LowerEdge`. */
export function ConnectionNotices() {
  const { status } = useSession();
  const connection = useConnection();
  const isOnSheet = matchPath(paths.sheet.path, useLocation().pathname) !== null;
  // A sheet is not taken away in the middle of a match.
  const isNewVersionReady = useIsNewVersionReady() && !isOnSheet;
  if (!connection.isOffline && status !== 'expired' && !isNewVersionReady) return null;
  return (
    <div data-state-notice className="pointer-events-auto flex flex-col gap-2">
      {connection.isOffline && <OfflineNotice lastAnswer={connection.lastAnswer} />}
      {status === 'expired' && (
        <Notice icon="user" action={<LoginButton>Iniciar Sesión</LoginButton>}>
          Tu sesión venció
        </Notice>
      )}
      {isNewVersionReady && (
        <Notice icon="refresh" action={<Button onClick={() => location.reload()}>Actualizar</Button>}>
          Hay una versión nueva
        </Notice>
      )}
    </div>
  );
}

function OfflineNotice({ lastAnswer }: { readonly lastAnswer: number | null }) {
  const { timeZone } = useSettings();
  const age = lastAnswer === null ? '' : ` · datos de las ${localDateAndTimeInZone(timeZone, lastAnswer).time}`;
  return <Notice icon="offline">{`Sin conexión${age}`}</Notice>;
}

function LoginButton({ children }: { readonly children: ReactNode }) {
  return <Button onClick={() => void requestLogin()}>{children}</Button>;
}
