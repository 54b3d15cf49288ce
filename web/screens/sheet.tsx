/** The live sheet of a match, for whoever keeps it: a signed-in user, or the holder of the match's link. */
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { LiveSheet } from '../features/sheet/live-sheet.tsx';
import { SheetProblem } from '../features/sheet/problems/sheet-problem.tsx';
import type { QueueOwner } from '../features/sheet/queue/queued-operation.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSession } from '../lib/session/use-session.ts';
import type { ScreenProps } from './screen.ts';

const UnappliedDialog = lazyComponent(() => import('../features/match-day/unapplied-dialog.tsx'), 'UnappliedDialog');

export function SheetScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const matchId = parseId(useParams().id);
  const { hash, pathname } = useLocation();
  const { user } = useSession();
  const navigate = useNavigate();
  const owner = ownerOf(hash, user?.id);

  if (matchId === null) return <SheetProblem title={title} text="Este partido no existe." action={null} />;
  if (!owner) {
    return (
      <SheetProblem
        title={title}
        text="Para abrir la planilla iniciá sesión, o usá el enlace que te mandó la federación."
        action={{
          label: 'Iniciar Sesión',
          onPress: () => navigate(paths.login.getHref(), { state: { from: pathname } }),
        }}
      />
    );
  }
  return (
    <LiveSheet
      key={`${matchId} ${hash}`}
      title={title}
      matchId={matchId}
      owner={owner}
      unappliedDialog={(match, close) => <UnappliedDialog match={match} onClose={close} />}
    />
  );
}

/** A link's token is in the address's fragment, which browsers send to no server; it wins over a session. */
function ownerOf(hash: string, userId: number | undefined): QueueOwner | null {
  const token = hash.slice(1);
  if (token !== '') return { kind: 'link', token };
  return userId === undefined ? null : { kind: 'user', userId };
}
