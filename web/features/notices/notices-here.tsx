/** The notices in force that concern the screen: those of everybody, of its tournament, of its team; on home those of all. */
import { useLocation } from 'react-router-dom';
import { isInForce } from '#shared/domain/notices/notices.ts';
import type { Notice } from '#shared/domain/schemas/notice.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useLocalMinute } from '../../lib/screen/use-today.ts';
import { Notices } from '../../views/frame/notices.tsx';

export function NoticesHere() {
  const { data = [] } = useGet('GET /notices', {}, { isLive: true });
  const { pathname, search } = useLocation();
  const { timeZone } = useSettings();
  // What is over goes without a new answer.
  useLocalMinute();
  const now = Date.now();
  const shown = data.filter((notice) => isInForce(notice, now) && concerns(notice, pathname, search));
  return <Notices notices={shown.map((notice) => ({ ...notice, tournament: '' }))} timeZone={timeZone} />;
}

function concerns({ scope }: Notice, pathname: string, search: string): boolean {
  if (scope.kind === 'federation') return true;
  if (pathname === '/') return scope.kind !== 'team';
  const [, section = '', id] = pathname.split('/');
  if (scope.kind === 'team') return section === 'equipos' && Number(id) === scope.id;
  const ofSearch = new URLSearchParams(search).get('tournament');
  return (section === 'torneos' ? Number(id) : Number(ofSearch)) === scope.id;
}
