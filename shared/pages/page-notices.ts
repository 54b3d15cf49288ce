/** Which notices stand on which published page. */
import type { Notice, NoticeScope } from '../domain/schemas/notice.ts';
import type { PageContent } from './page-data.ts';

/** A notice as a page shows it. */
export interface PageNotice extends Notice {
  /** The tournament that it is about, where the page itself does not say so; '' elsewhere. */
  readonly tournament: string;
}

/** Those of `notices`, which are in order, that concern what the page shows. */
export function noticesOfPage(content: PageContent, notices: readonly Notice[]): PageNotice[] {
  const concerns = concernsOf(content);
  return notices.flatMap((notice) => {
    const tournament = notice.scope.kind === 'federation' ? '' : concerns(notice.scope);
    return tournament === null ? [] : [{ ...notice, tournament }];
  });
}

type ScopeOfSome = Exclude<NoticeScope, { kind: 'federation' }>;

/** The name of the tournament, '' where the page says it, or null for a notice that does not concern the page. */
type Concerns = (scope: ScopeOfSome) => string | null;

function concernsOf(content: PageContent): Concerns {
  switch (content.name) {
    case 'home': {
      const { tournaments, announced } = content.data;
      const names = new Map([...tournaments, ...announced].map(({ id, name }) => [id, name]));
      return (scope) => (scope.kind === 'team' ? null : (names.get(scope.id) ?? null));
    }
    case 'team': {
      const { team, places, seasons } = content.data;
      const names = new Map([...places, ...seasons].map(({ tournament: { id, name } }) => [id, name]));
      return (scope) => (scope.kind === 'team' ? (scope.id === team.id ? '' : null) : (names.get(scope.id) ?? null));
    }
    case 'match':
      return concernsTournament(content.data.tournament.id, content.data.match.round);
    case 'fixture':
      return concernsTournament(content.data.tournament.id, content.data.round);
    case 'stub':
    case 'waiting':
    case 'tournaments':
      return () => null;
    default:
      return concernsTournament(content.data.tournament.id);
  }
}

/** With `round`, of a page that shows this round alone. */
const concernsTournament =
  (id: number, round?: string): Concerns =>
  (scope) =>
    scope.kind !== 'team' && scope.id === id && (scope.kind !== 'round' || round === undefined || scope.round === round)
      ? ''
      : null;
