/** The top of a tournament's pages: its name, the way to the other tournaments, sharing, and its pages as tabs. */
import { showsPlayoffs } from '#shared/domain/playoffs/has-playoffs.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { hrefOfPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import { ShareButton } from './share-button.tsx';

const tabs = [
  ['tournament', 'Resumen'],
  ['standings', 'Tabla'],
  ['fixture', 'Fixture'],
  ['scorers', 'Goleadores'],
  ['playoffs', 'Playoffs'],
  ['discipline', 'Disciplina'],
] as const;

/** The tab that a page belongs to, where it has no tab of its own. */
const tabOfPage: Partial<Record<PublishedPageName, PublishedPageName>> = {
  fairPlay: 'scorers',
  goalkeepers: 'scorers',
  bulletin: 'discipline',
};

interface TournamentHeadingProps {
  readonly tournament: Pick<TournamentHeader, 'id' | 'name' | 'bands' | 'hasPlayoffs' | 'hasBulletins'>;
  /** What the page shows of it, such as 'Tabla de posiciones'; the tabs show it to those who see them. */
  readonly subject: string;
  readonly page: PublishedPageName;
  /** The short text that is sent when somebody shares the page. */
  readonly shareText: string;
}

/** The tab 'Playoffs' is there where the tournament has some, and on their page; 'Disciplina' from the first bulletin on. */
export function TournamentHeading({ tournament, subject, page, shareText }: TournamentHeadingProps) {
  const { id, name, bands, hasPlayoffs, hasBulletins } = tournament;
  const current = tabOfPage[page] ?? page;
  const hasTab = (tab: PublishedPageName) => {
    if (tab === current) return true;
    return tab === 'playoffs' ? showsPlayoffs(bands, hasPlayoffs) : tab !== 'discipline' || hasBulletins;
  };
  return (
    <header className="@container mb-4 flex flex-col gap-1 md:mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h1 className="min-w-0 flex-[1_1_9rem] py-2 text-xl md:text-2xl">
          {name}
          <span className="sr-only">{`: ${subject}`}</span>
        </h1>
        <p className="-mr-3 flex shrink-0 items-center print:hidden">
          <a
            href={otherTournamentsHref(page)}
            className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-link text-sm hover:bg-tint"
          >
            Otros torneos
          </a>
          <ShareButton title={`${subject} · ${name}`} text={shareText} />
        </p>
      </div>
      <nav aria-label="Torneo" className="-mx-4 overflow-x-auto px-4 print:hidden">
        <ul className="flex min-w-max justify-between border-line border-b sm:justify-start sm:gap-x-1 @max-[14rem]:min-w-0 @max-[14rem]:flex-wrap">
          {tabs
            .filter(([tab]) => hasTab(tab))
            .map(([tab, label]) => (
              // Where the tabs are wider than the phone, the current one stays in sight at the edge; with large letters they take
              // several lines.
              <li key={tab} className={tab === current ? 'sticky inset-x-0 bg-page' : undefined}>
                <a
                  href={hrefOfPage({ name: tab, id })}
                  aria-current={tab === current ? 'page' : undefined}
                  className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-4 px-1 font-medium text-muted text-sm hover:text-text aria-[current]:border-accent aria-[current]:text-text sm:px-4 sm:text-base"
                >
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  );
}

/** The list of tournaments; the fragment tells the visitor's script which section of the chosen one is wanted. */
function otherTournamentsHref(page: PublishedPageName): string {
  const list = paths.tournaments.getHref();
  const { path } = publishedPages[page];
  return path.includes(':') ? list : `${list}#${path}`;
}
